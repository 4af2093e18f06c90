export { exchangePathOf, FIRST_PAIR, pairAskedFor, pairOfToken, TOKEN_SWAP_PAIRS } from './pair-limits';
export type { Amount, PairQuestion, TokenSwapPair } from './pair-limits';
