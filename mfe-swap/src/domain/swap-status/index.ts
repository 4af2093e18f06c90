export { isFinal, isSwapId, stageOf, swapViewOf } from './swap-stage';
export { keepsAddresses } from './swap';
export type { Swap, SwapSide } from './swap';
