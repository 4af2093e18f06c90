import { networkName } from '@coinlane/chains/networks';
import { DEFI_COINS, MEME_COINS } from '@coinlane/shared-contracts/values';
import type { Network, Ticker } from '@coinlane/shared-contracts/values';

import type { CoinList } from '../../domain/currency';

/** Facts of currencies that do not come from a service. */
export type CoinFacts = {
  readonly networkName: (network: Network) => string;
  /** Null: none. */
  readonly coinListOf: (ticker: Ticker) => CoinList | null;
};

const LISTS = [
  ['defi', DEFI_COINS],
  ['meme', MEME_COINS],
] as const;

export const coinFacts: CoinFacts = {
  networkName,
  coinListOf: (ticker) => LISTS.find(([, tickers]) => tickers.includes(ticker.toLowerCase()))?.[0] ?? null,
};
