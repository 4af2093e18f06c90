export {
  exchangePathOf,
  FIRST_PAIR,
  pairAskedFor,
  pairOfToken,
  TOKEN_SWAP_PAIRS,
  variantOf,
} from './pair-limits';
export type { Amount, PairQuestion, TokenSwapPair } from './pair-limits';
