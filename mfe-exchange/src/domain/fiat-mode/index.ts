export { BUYABLE_TICKERS } from './buyable-tickers';
export { CALCULATOR_MODES, defaultTickersOf, INIT_FIAT_FLOW, isListedOn, modeOf } from './fiat-mode';
export type { CalculatorMode } from './fiat-mode';
export { HIDEABLE_MODES, offeredModes, offeredRateModes } from './hidden-modes';
export type { HideableMode } from './hidden-modes';
