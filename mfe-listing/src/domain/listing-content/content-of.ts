import { groupByLetter, isInLetterTable } from '../letter-group';
import { knownFor } from '../known-for';
import type { ListingPage, ListingPlace } from '../../domain/listing-page';
import { coinLabel } from '../pair-label';
import { buyTable, currenciesTableOf } from './coin-table';
import { buyContent, currencyContent } from './currency-content';
import { NOT_FOUND } from './find-currency';
import type { CurrencyTable, ListingContent, ListingData } from './listing-content';
import { buyPairContent, pairContent, pairsFromContent } from './pair-content';
import { tableContent } from './table-content';

const orNotFound = (table: CurrencyTable | null): ListingContent =>
  table === null ? NOT_FOUND : { _tag: 'Table', table };

/** Cached by list, because the server renders this page often. */
const allExchange = knownFor((currencies: ListingData['currencies']): ListingContent => ({
  _tag: 'AllCurrencies',
  groups: groupByLetter(currencies, isInLetterTable).map(({ letter, currencies: members }) => ({
    letter,
    rows: members.map((currency) => ({
      label: coinLabel(currency),
      path: `/from-${encodeURIComponent(currency.link)}`,
    })),
  })),
}));

/** Content of a page, from the services' data (spec §2, §5). */
export const contentOf = (page: ListingPage, data: ListingData): ListingContent => {
  switch (page._tag) {
    case 'Currencies':
      return orNotFound(tableContent(currenciesTableOf(data, page.table)));
    case 'Currency':
      return currencyContent(data, page.link, page.table);
    case 'Pair':
      return pairContent(data, page, page.table);
    case 'Buy':
      return buyContent(data, page.link, page.table);
    case 'BuyPair':
      return buyPairContent(data, page, page.table);
    case 'PairsFrom':
      return pairsFromContent(data, page.link);
    case 'AllBuy':
      return orNotFound(buyTable(data, page.table, null));
    case 'AllExchange':
      return allExchange(data.currencies);
    case 'Unknown':
      return NOT_FOUND;
  }
};

/** Link of the coin whose pairs a page needs, or null. */
export const pairsNeededBy = (place: ListingPlace): string | null => {
  switch (place._tag) {
    case 'Currency':
    case 'PairsFrom':
      return place.link;
    case 'Pair':
      return place.fromLink;
    case 'Currencies':
    case 'Buy':
    case 'BuyPair':
    case 'AllBuy':
    case 'AllExchange':
    case 'Unknown':
      return null;
  }
};

/** Whether a page needs the buyable coins (spec §7: "fetched only when the page is from fiat or in fiat-only mode"). */
export const needsBuyLinks = ({ _tag }: ListingPlace): boolean =>
  _tag === 'Buy' || _tag === 'BuyPair' || _tag === 'AllBuy';

/** Whether a page needs the prices and changes of all coins, for sorting. */
export const needsQuotes = ({ table }: ListingPage): boolean =>
  table.sort === 'price' || table.sort === 'change';

/** Whether a page needs ranks, also to sort coins without a price. A site without market data has none. */
export const needsRanking = ({ _tag, table }: ListingPage): boolean =>
  table.sort !== 'abc' && _tag !== 'PairsFrom' && _tag !== 'AllExchange' && _tag !== 'Unknown';

/** Whether all rows of a page are known. Their order may still be unknown. */
export const isCompleteExceptSort = (page: ListingPage, { buyLinks, pairs }: ListingData): boolean => {
  const pairsOf = pairsNeededBy(page);
  return (!needsBuyLinks(page) || buyLinks !== null) && (pairsOf === null || pairs?.of === pairsOf);
};

/** Whether all data of a page is known, so that nothing needs to be fetched. */
export const isDataComplete = (page: ListingPage, data: ListingData): boolean =>
  isCompleteExceptSort(page, data) &&
  (!data.hasMarket || !needsQuotes(page) || data.quotes !== null) &&
  (!needsRanking(page) || (data.topLinks !== null && (data.ranks !== null || !data.hasMarket)));
