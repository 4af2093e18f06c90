import * as t from 'io-ts';

import { noneIfBlank } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, flag, OptionalAmount, OptionalText, optionalRows } from './reply-field.ts';

const CurrencyRow = t.type(
  {
    ticker: t.string,
    name: t.string,
    image: OptionalText,
    network: OptionalText,
    legacyTicker: OptionalText,
    tokenContract: OptionalText,
    /** Decimals of the token's contract. */
    decimals: noneIfBlank(t.number),
    hasExternalId: flag(false),
    isFiat: flag(false),
    featured: flag(false),
    isStable: flag(false),
    isNew: flag(false),
    isAnonymous: flag(false),
    supportsFixedRate: flag(false),
    /** Whether users can send it. */
    sell: flag(true),
    /** Whether users can receive it. */
    buy: flag(true),
    defaultValue: OptionalAmount,
    manualDefaultValue: OptionalAmount,
    /** In percent, signed. */
    change24h: OptionalAmount,
  },
  'CurrencyRow',
);
export type CurrencyRow = t.TypeOf<typeof CurrencyRow>;
/** GET /v2/exchange/currencies (api contract §3.1). */
export const CurrenciesReply = fittingRows(CurrencyRow);

/** All currencies that can be exchanged now. */
export const currenciesEndpoint: Endpoint<void, readonly CurrencyRow[]> = {
  toRequest: () => ({
    service: 'public-v2',
    method: 'GET',
    path: '/exchange/currencies',
    query: { active: 'true' },
  }),
  reply: CurrenciesReply,
};

/** GET /v2/validate/address (api contract §3.7). */
export const ValidateAddressReply = t.type(
  { result: t.boolean, message: OptionalText, isActivated: noneIfBlank(t.boolean) },
  'ValidateAddressReply',
);
export type ValidateAddressReply = t.TypeOf<typeof ValidateAddressReply>;

const VALIDATE_TIMEOUT_MS = 5_000;

/** Spec §9: 5000 ms. `currency` is a legacy ticker (spec §7): a network code can be the ticker of another currency. */
export const validateAddressEndpoint: Endpoint<
  { readonly currency: string; readonly address: string },
  ValidateAddressReply
> = {
  toRequest: ({ currency, address }) => ({
    service: 'public-v2',
    method: 'GET',
    path: '/validate/address',
    query: { currency, address },
    timeoutMs: VALIDATE_TIMEOUT_MS,
  }),
  reply: ValidateAddressReply,
};

const NamedAddressReply = t.type(
  { currency: t.string, chain: OptionalText, address: t.string, protocol: OptionalText },
  'NamedAddressReply',
);
/** GET /v2/addresses-by-name, found or not (api contract §3.8). */
export const AddressesByNameReply = t.type(
  {
    success: flag(false),
    addresses: optionalRows(NamedAddressReply),
    error: OptionalText,
    message: OptionalText,
  },
  'AddressesByNameReply',
);
export type AddressesByNameReply = t.TypeOf<typeof AddressesByNameReply>;

export const addressesByNameEndpoint: Endpoint<string, AddressesByNameReply> = {
  toRequest: (name) => ({ service: 'public-v2', method: 'GET', path: '/addresses-by-name', query: { name } }),
  reply: AddressesByNameReply,
};
