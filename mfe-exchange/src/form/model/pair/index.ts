export { pairModel } from './pair-model';
export type { UrlTickers } from './complete-tickers';
export type { PairView, ResolvedPair } from './create-pair-model';
