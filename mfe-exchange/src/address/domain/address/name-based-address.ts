import type { Currency } from '../../../currency/domain/currency';

const MAX_LENGTH = 64;
const NAME = /^[a-z0-9][a-z0-9-]*@[a-z0-9][a-z0-9-]*$/i;

/**
 * Whether a text is a name-based address (spec §5): 3–64 characters, `name@domain`, both sides starting with a
 * letter or digit.
 */
export const isNameBasedAddress = (text: string): boolean => text.length <= MAX_LENGTH && NAME.test(text);

/** One address of a name. */
type NamedAddress = {
  readonly currency: string;
  readonly chain: string | null;
  readonly address: string;
};

/** The service's reply about a name (spec §8 "Name-based address lookup"). */
export type NameLookup =
  | { readonly _tag: 'Found'; readonly addresses: readonly NamedAddress[] }
  | { readonly _tag: 'Refused'; readonly message: string | null };

export type NameResolution =
  | { readonly _tag: 'Resolved'; readonly address: string }
  | { readonly _tag: 'NoAddressForCurrency' }
  | { readonly _tag: 'NameRefused' };

/**
 * Returns the address for the `to` ticker (spec §7 "Public API v2"). It must be on the network of the currency: an
 * address of the same coin on another network can belong to another wallet.
 */
export const resolveName = (
  lookup: NameLookup,
  to: Pick<Currency, 'ticker' | 'displayTicker' | 'network'>,
): NameResolution => {
  if (lookup._tag === 'Refused') return { _tag: 'NameRefused' };
  const matches = ({ currency, chain }: NamedAddress): boolean => {
    const named = currency.toLowerCase();
    if (chain === null) return named === to.ticker;
    return (named === to.ticker || named === to.displayTicker) && chain.toLowerCase() === to.network;
  };
  const found = lookup.addresses.find(matches);
  return found ? { _tag: 'Resolved', address: found.address } : { _tag: 'NoAddressForCurrency' };
};
