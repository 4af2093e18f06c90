import type { ListedCurrency } from '../../domain/currency';
import { groupByLetter, isInLetterTable } from '../../domain/letter-group';
import type { ListingPage } from '../../domain/listing-page';
import { coinLabel } from '../../domain/pair-label';
import {
  buyContent,
  buyPairContent,
  currencyContent,
  pairContent,
  pairsFromContent,
} from './currency-content';
import type { ListingContent, ListingData } from './listing-content';
import { tableContent } from './table-content';

const byLetter = (currencies: readonly ListedCurrency[], toPath: (link: string) => string) =>
  groupByLetter(currencies).map(({ letter, currencies: members }) => ({
    letter,
    rows: members.map((currency) => ({
      label: coinLabel(currency),
      path: toPath(encodeURIComponent(currency.link)),
    })),
  }));

const allCurrencies = ({ currencies, buyLinks }: ListingData, isBuy: boolean): ListingContent => {
  const buyable = new Set(buyLinks);
  return {
    _tag: 'AllCurrencies',
    isBuy,
    groups: isBuy
      ? byLetter(
          currencies.filter(({ link, isFiat }) => !isFiat && buyable.has(link)),
          (link) => `/buy/${link}`,
        )
      : byLetter(currencies.filter(isInLetterTable), (link) => `/from-${link}`),
  };
};

/** What a page shows, from what the content service knows (spec §2, §5). */
export const contentOf = (page: ListingPage, data: ListingData): ListingContent => {
  switch (page._tag) {
    case 'Currencies':
      return tableContent(data.currencies, page);
    case 'Currency':
      return currencyContent(data, page.link);
    case 'Pair':
      return pairContent(data, page.fromLink, page.toLink);
    case 'Buy':
      return buyContent(data, page.link);
    case 'BuyPair':
      return buyPairContent(data, page.fiatLink, page.coinLink);
    case 'PairsFrom':
      return pairsFromContent(data, page.link);
    case 'AllBuy':
      return allCurrencies(data, true);
    case 'AllExchange':
      return allCurrencies(data, false);
    case 'Unknown':
      return { _tag: 'NotFound' };
  }
};

/** The coin whose pairs a page needs; null where it needs none. */
export const pairsNeededBy = (page: ListingPage): string | null => {
  switch (page._tag) {
    case 'Currency':
    case 'PairsFrom':
      return page.link;
    case 'Pair':
      return page.fromLink;
    case 'Currencies':
    case 'Buy':
    case 'BuyPair':
    case 'AllBuy':
    case 'AllExchange':
    case 'Unknown':
      return null;
  }
};

/** Whether a page needs to know what can be bought (spec §7: "fetched only when the page is from fiat"). */
export const needsBuyLinks = ({ _tag }: ListingPage): boolean =>
  _tag === 'Buy' || _tag === 'BuyPair' || _tag === 'AllBuy';
