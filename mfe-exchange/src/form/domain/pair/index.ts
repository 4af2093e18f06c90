export type { Pair, PairChange } from './pair';
export { fixedRateAvailability, isPairAvailable } from './pair-availability';
export type { FixedRateAvailability, PairAvailability } from './pair-availability';
export { isSameCurrency, isSamePair, pickFrom, pickTo, swapSides } from './pick-currency';
