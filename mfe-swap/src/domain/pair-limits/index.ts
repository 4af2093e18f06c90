export {
  exchangePathOf,
  FIRST_PAIR,
  requestedPair,
  pairOfToken,
  TOKEN_SWAP_PAIRS,
  variantOf,
} from './pair-limits';
export type { Amount, PairSelection, TokenSwapPair } from './pair-limits';
