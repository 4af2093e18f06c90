export type { Pair, PairChange } from './pair';
export { fixedRateAvailability } from './pair-availability';
export type { FixedRateAvailability } from './pair-availability';
export { isSamePair, pickFrom, pickTo, swapSides } from './pick-currency';
