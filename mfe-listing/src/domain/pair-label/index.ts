export { coinLabel, pairLabel } from './pair-label';
export type { PairLabel, PairTemplate } from './pair-label';
