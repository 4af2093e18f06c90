export { Facts } from './facts';
export type { Fact } from './facts';
export { Figures } from './figures';
export { FactList, FactRow } from './fact-list';
