export { changeUndoModel } from './change-undo-model';
export type { ShownAmount } from './to-undo-offer';
