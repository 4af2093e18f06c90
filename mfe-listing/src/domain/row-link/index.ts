export { buyPairOf, exchangePath, pairOf, pairOfRow, rowLink } from './row-link';
export type { ExchangePair, RowLink } from './row-link';
