export { isFinal, isSwapId, stageOf, swapViewOf } from './swap-stage';
export { reportAfter } from './swap';
export type { Swap, SwapSide } from './swap';
