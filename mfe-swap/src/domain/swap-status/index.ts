export { isFinal, isSwapId, stageOf, swapViewOf } from './swap-stage';
export type { Swap, SwapSide } from './swap';
