export { SwapScreen } from './swap-page.screen';
export { SwapPanel } from './swap.screen';
