export { createLoadModel } from './create-load-model';
export type { LoadView } from './create-load-model';
