import type { Network, Ticker } from '@coinlane/shared-contracts/values';

/** A recipient of an order from this browser. */
export type RecentAddress = {
  readonly ticker: Ticker;
  readonly network: Network;
  readonly address: string;
  /** Empty: none. */
  readonly extraId: string;
};

const MAX_RECENT_ADDRESSES = 30;
const MAX_OFFERED = 3;

const isSame = (one: RecentAddress, other: RecentAddress): boolean =>
  one.ticker === other.ticker && one.address === other.address && one.extraId === other.extraId;

export const withoutAddress = (
  addresses: readonly RecentAddress[],
  removed: RecentAddress,
): readonly RecentAddress[] => addresses.filter((address) => !isSame(address, removed));

/** Moves an address to the front, without duplicates. */
export const withAddress = (
  addresses: readonly RecentAddress[],
  added: RecentAddress,
): readonly RecentAddress[] => [added, ...withoutAddress(addresses, added)].slice(0, MAX_RECENT_ADDRESSES);

/** The newest addresses of one currency on one network. */
export const recentAddressesOf = (
  addresses: readonly RecentAddress[],
  currency: { readonly ticker: Ticker; readonly network: Network },
): readonly RecentAddress[] =>
  addresses
    .filter(({ ticker, network }) => ticker === currency.ticker && network === currency.network)
    .slice(0, MAX_OFFERED);
