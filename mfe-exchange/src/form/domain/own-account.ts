import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../currency/domain/currency';

/** An address in the user's whitelist (spec §3 "Whitelisted withdrawal address"). */
export type WhitelistedAddress = {
  readonly id: string;
  /** The user's name for it, or null. */
  readonly label: string | null;
  readonly wallet: string;
  readonly extraId: string | null;
  /** Lower-case tickers that include the network: `eth` is not `ethbsc`. */
  readonly currencies: readonly string[];
};

/** The user's addresses for a currency on its network, in their order. */
export const addressesFor = (
  addresses: readonly WhitelistedAddress[],
  { ticker }: Pick<Currency, 'ticker'>,
): readonly WhitelistedAddress[] => addresses.filter(({ currencies }) => currencies.includes(ticker));

/** Tickers of a signed-in user's balances. */
export type OwnedTickers = readonly Ticker[];

/** The listed currencies that the user owns, in the order of the balances. Null: unknown. */
export const ownedCurrencies = (
  currencies: readonly Currency[],
  owned: OwnedTickers | null,
): readonly Currency[] | null => {
  if (owned === null) return null;
  const places = new Map(owned.map((ticker, place) => [ticker, place]));
  return currencies
    .filter(({ ticker }) => places.has(ticker))
    .toSorted((one, other) => (places.get(one.ticker) ?? 0) - (places.get(other.ticker) ?? 0));
};
