export { buyPairOf, exchangePath, pairOf, pairOfRow, rowLink, rowLinkPath, rowLinkRel } from './row-link';
export type { ExchangePair, RowLink } from './row-link';
