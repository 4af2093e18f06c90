export { pairModel } from './pair-model';
export type { UrlTickers } from './complete-tickers';
export type { ResolvedPair } from './create-pair-model';
