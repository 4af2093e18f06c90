export { canonicalPathOf, swapPageAt } from './swap-page';
export type { SwapPage } from './swap-page';
