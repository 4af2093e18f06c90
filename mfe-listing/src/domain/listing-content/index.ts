export {
  contentOf,
  isDataComplete,
  isCompleteExceptSort,
  needsBuyLinks,
  needsQuotes,
  needsRanking,
  pairsNeededBy,
} from './content-of';
export { foundOf } from './found-of';
export { marketQuestionOf, pricesQuestionOf, walletsQuestionOf } from './market-of';
export type { PricesQuestion } from './market-of';
export { currencyValues, pairValues, tickerOnNetwork } from './shown-currency';
export { tableOf } from './table-of';
export type {
  CoinPairs,
  CurrencyContent,
  CurrencyTable,
  LetterRows,
  ListingContent,
  ListingData,
  NamedRow,
  PairContent,
  PairRow,
  PairsFromRow,
  ShownCurrency,
  TableRow,
} from './listing-content';
