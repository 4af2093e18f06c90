export { changeUndoModel } from './change-undo-model';
export type { ShownAmount, UndoOffer } from './to-undo-offer';
