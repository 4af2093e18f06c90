export { PairlessTokenScreen } from './pairless-token.screen';
export { TokenSwapScreen } from './token-swap.screen';
