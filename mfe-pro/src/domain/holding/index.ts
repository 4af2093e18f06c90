export { availableOf } from './holding';
export type { Holding } from './holding';
