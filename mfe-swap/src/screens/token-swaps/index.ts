export { TokenSwapsScreen } from './token-swaps.screen';
