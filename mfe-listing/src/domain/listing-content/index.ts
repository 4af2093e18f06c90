export { contentOf, needsBuyLinks, pairsNeededBy } from './content-of';
export { currencyValues, pairValues, tickerOnNetwork } from './shown-currency';
export type {
  CoinPairs,
  LetterRows,
  ListingContent,
  ListingData,
  NamedRow,
  PairRow,
  PairsFromRow,
  ShownCurrency,
  TableRow,
} from './listing-content';
