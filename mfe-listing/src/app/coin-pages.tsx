import type { ListingContent } from '../domain/listing-content';
import type { ListingPage } from '../domain/listing-page';
import { CurrencyScreen } from '../screens/currency';
import { AllCurrenciesScreen, PairsFromScreen } from '../screens/letters';
import { PairScreen } from '../screens/pair.screen';

/** Pages of one coin or pair, and the pages by letter. */
type CoinPageContent = Extract<ListingContent, { _tag: 'Currency' | 'Pair' | 'PairsFrom' | 'AllCurrencies' }>;

export type CoinPagesProps = {
  readonly page: ListingPage;
  readonly content: CoinPageContent;
  readonly isStale: boolean;
};

/** Screens that the table of currencies does not need. In the browser they are in their own chunk. */
export const CoinPages = ({ page, content, isStale }: CoinPagesProps) => {
  switch (content._tag) {
    case 'Currency':
      return <CurrencyScreen page={page} content={content} isStale={isStale} />;
    case 'Pair':
      return <PairScreen page={page} content={content} isStale={isStale} />;
    case 'PairsFrom':
      return <PairsFromScreen page={page} content={content} />;
    case 'AllCurrencies':
      return <AllCurrenciesScreen page={page} content={content} />;
  }
};
