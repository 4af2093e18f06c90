import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from '../currency';

/** An address the visitor has said money may go to (spec §3 "Whitelisted withdrawal address"). */
export type WhitelistedAddress = {
  readonly id: string;
  /** The visitor's name for it; null: none. */
  readonly label: string | null;
  readonly wallet: string;
  readonly extraId: string | null;
  /** What it is for, by shown ticker or ticker, lower case. */
  readonly currencies: readonly string[];
};

/** The visitor's addresses for a currency, in their order. */
export const addressesFor = (
  addresses: readonly WhitelistedAddress[],
  { ticker, displayTicker }: Pick<Currency, 'ticker' | 'displayTicker'>,
): readonly WhitelistedAddress[] =>
  addresses.filter(({ currencies }) => currencies.includes(ticker) || currencies.includes(displayTicker));

/** What a signed-in visitor owns some of, by ticker. */
export type OwnedTickers = readonly Ticker[];

/** The listed currencies that the visitor owns, in the order of their balances; null: nobody knows. */
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
