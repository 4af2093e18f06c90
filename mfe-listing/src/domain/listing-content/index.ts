export { contentOf, needsBuyLinks, pairsNeededBy } from './content-of';
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
