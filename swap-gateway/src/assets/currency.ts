import type { Network } from '@coinlane/shared-contracts/values';

import type { ProviderAsset } from '../provider.ts';

/** A coin or token on one network, with its key at each provider that has it. */
export type Currency = {
  readonly ticker: string;
  /** Ticker that includes the network, as used in the older calls and in links. */
  readonly legacyTicker: string;
  readonly name: string;
  readonly network: Network;
  readonly contract: string | null;
  /** Largest number of decimals of any provider. Null: unknown. */
  readonly decimals: number | null;
  /** By provider ID. */
  readonly providers: ReadonlyMap<string, ProviderAsset>;
};

/** Whether a provider guarantees rates for a currency. */
export const supportsFixedRate = ({ providers }: Currency): boolean =>
  [...providers.values()].some((asset) => asset.supportsFixedRate);
