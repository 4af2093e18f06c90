import type { Network } from '@coinlane/shared-contracts/values';

import type { ProviderAsset } from '../provider.ts';

/** A coin or token on one network, with the key of each provider that has it. */
export type Currency = {
  readonly ticker: string;
  /** Ticker with the network in it: its name in the older calls, and in links. */
  readonly legacyTicker: string;
  readonly name: string;
  readonly network: Network;
  readonly contract: string | null;
  /** Most decimal places of any provider; null: unknown. */
  readonly decimals: number | null;
  /** By provider ID. */
  readonly providers: ReadonlyMap<string, ProviderAsset>;
};

/** Whether a provider guarantees rates for a currency. */
export const supportsFixedRate = ({ providers }: Currency): boolean =>
  [...providers.values()].some((asset) => asset.supportsFixedRate);
