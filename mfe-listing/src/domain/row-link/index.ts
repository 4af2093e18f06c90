export {
  buyPairOf,
  exchangeLink,
  exchangePath,
  followedPath,
  pairOf,
  pairOfRow,
  rowLink,
  rowLinkPath,
  rowLinkRel,
} from './row-link';
export type { ExchangePair, RowLink } from './row-link';
