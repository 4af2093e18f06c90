export { defaultTickersOf, fiatKindOf, isFiatTicker, kindOf } from './fiat-mode';
export type { PairTickers } from './fiat-mode';
export { HIDEABLE_MODES, offeredKinds, offeredRateModes } from './hidden-modes';
export type { HideableMode } from './hidden-modes';
