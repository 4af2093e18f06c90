export {
  catalogOf,
  CURRENCIES,
  findByLink,
  findByTicker,
  findByTickerAndNetwork,
  LARGEST_CATALOG,
} from './catalog.ts';
export { fitting } from './fitting.ts';
export type { Currency } from './currency.ts';
export type { Network } from './network.ts';
export { NETWORKS } from './networks.table.ts';
export { allFixedRatePairs, allPairs, isFixedRatePair, isPair, targetsOf } from './pairs.ts';
export { iconUrlOf, wireCurrencyInfo, wireCurrencyV1, wireCurrencyV2 } from './wire.ts';
export { findOwnTokenSwap, TOKEN_SWAP_PAIRS, TOKEN_SWAP_SHARE } from './token-swaps.table.ts';
export type { TokenSwapPair } from './token-swaps.table.ts';
