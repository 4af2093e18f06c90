export { exchangePathOf, TOKEN_SWAP_PAIRS } from './pair-limits';
export type { Amount, TokenSwapPair } from './pair-limits';
