export { coinLabel, pairLabel } from './pair-label';
export type { PairLabel } from './pair-label';
