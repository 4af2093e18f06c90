import { createSwapModel } from './create-swap-model';

export { createSwapModel } from './create-swap-model';
export type { SwapView } from './create-swap-model';

export const swapModel = createSwapModel();
