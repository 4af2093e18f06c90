import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DecimalFromWire } from '../codecs/index.ts';
import type { Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, flag, OptionalAmount, OptionalText } from './reply-field.ts';
import { KEY_STAND_IN } from './service.ts';

export type WarningsReply = { readonly from: readonly string[]; readonly to: readonly string[] };

const WarningList = new t.Type<readonly string[], unknown>(
  'WarningList',
  (value): value is readonly string[] => Array.isArray(value) && value.every(t.string.is),
  (value, context) => {
    if (value === undefined || value === null) return t.success([]);
    const rows = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(rows) || !rows.every(t.string.is)) return t.failure(value, context);
    return t.success(rows.map((warning) => warning.trim()).filter((warning) => warning !== ''));
  },
  t.identity,
);

const WarningSides = t.type({ from: WarningList, to: WarningList }, 'WarningSides');

/** `string | string[] | {from, to}` or absent (api contract §2.3). A text without a side applies to both. */
const Warnings = new t.Type<WarningsReply, unknown>(
  'Warnings',
  WarningSides.is,
  (value, context) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return WarningSides.validate(value, context);
    }
    const both = WarningList.validate(value, context);
    return E.isRight(both) ? t.success({ from: both.right, to: both.right }) : both;
  },
  t.identity,
);

/** GET /currencies/{ticker} with the additions of spec "Currency info" (api contract §2.3, §6.2). */
export const CurrencyInfoReply = t.type(
  {
    ticker: t.string,
    name: OptionalText,
    network: OptionalText,
    legacyTicker: OptionalText,
    currentTicker: OptionalText,
    warnings: Warnings,
    /** The reply of 2018 has this field. */
    warningMessage: OptionalText,
    warningsFrom: WarningList,
    isAnonymous: flag(false),
    hasExternalId: flag(false),
    externalIdName: OptionalText,
    regex: OptionalText,
    regexTag: OptionalText,
    defaultValue: OptionalAmount,
    manualDefaultValue: OptionalAmount,
    addressExplorerMask: OptionalText,
    transactionExplorerMask: OptionalText,
  },
  'CurrencyInfoReply',
);
export type CurrencyInfoReply = t.TypeOf<typeof CurrencyInfoReply>;

/** Details of a chosen currency. The ticker is sent in lower case (spec §7). */
export const currencyInfoEndpoint: Endpoint<Ticker, CurrencyInfoReply> = {
  toRequest: (ticker) => ({
    service: 'public-v1',
    method: 'GET',
    path: `/currencies/${encodeURIComponent(ticker.toLowerCase())}`,
  }),
  reply: CurrencyInfoReply,
};

const FixedRatePair = t.type(
  { from: t.string, to: t.string, rate: DecimalFromWire, min: OptionalAmount, max: OptionalAmount },
  'FixedRatePair',
);
export type FixedRatePair = t.TypeOf<typeof FixedRatePair>;
export const FixedRateMarketReply = fittingRows(FixedRatePair);

/**
 * All pairs with a fixed rate. The page sends a placeholder for the API key in the last path segment: only the
 * server knows the key.
 */
export const fixedRateMarketEndpoint: Endpoint<void, readonly FixedRatePair[]> = {
  toRequest: () => ({ service: 'public-v1', method: 'GET', path: `/market-info/fixed-rate/${KEY_STAND_IN}` }),
  reply: FixedRateMarketReply,
};

/** Pairs such as `btc_eth`, thousands of them in a flat list (api contract §2.9). */
export const AvailablePairsReply = fittingRows(t.string);

export const availablePairsEndpoint: Endpoint<void, readonly string[]> = {
  toRequest: () => ({
    service: 'public-v1',
    method: 'GET',
    path: '/market-info/available-pairs',
    query: { includePartners: 'false' },
  }),
  reply: AvailablePairsReply,
};

/** GET /exchange-amount/{amount}/{from}_{to} (api contract §2.6). */
export const ExchangeAmountReply = t.type(
  { estimatedAmount: OptionalAmount, transactionSpeedForecast: OptionalText },
  'ExchangeAmountReply',
);
export type ExchangeAmountReply = t.TypeOf<typeof ExchangeAmountReply>;

/** Estimated amount, from the older API. The server replaces the placeholder with its API key. */
export const exchangeAmountEndpoint: Endpoint<
  { readonly amount: string; readonly from: Ticker; readonly to: Ticker },
  ExchangeAmountReply
> = {
  toRequest: ({ amount, from, to }) => ({
    service: 'public-v1',
    method: 'GET',
    path: `/exchange-amount/${encodeURIComponent(amount)}/${encodeURIComponent(from)}_${encodeURIComponent(to)}`,
    query: { api_key: KEY_STAND_IN },
    abortKey: 'exchange-amount',
  }),
  reply: ExchangeAmountReply,
};

/** POST /transactions/{id}/tokens-destination (api contract §2.13). */
export const TokensDestinationReply = t.type({ success: flag(false) }, 'TokensDestinationReply');
export type TokensDestinationReply = t.TypeOf<typeof TokensDestinationReply>;

/** Sets the Ethereum address that receives the tokens of a transaction (spec §7). */
export const tokensDestinationEndpoint: Endpoint<
  { readonly transactionId: string; readonly tokensDestination: string },
  TokensDestinationReply
> = {
  toRequest: ({ transactionId, tokensDestination }) => ({
    service: 'public-v1',
    method: 'POST',
    path: `/transactions/${encodeURIComponent(transactionId)}/tokens-destination`,
    body: { tokensDestination, currency: 'eth' },
  }),
  reply: TokensDestinationReply,
};

const TargetRow = t.type({ ticker: t.string, isAvailable: flag(true) }, 'TargetRow');
/** GET /currencies-to/{ticker} (api contract §2.2). May include currencies that are unavailable. */
export const CurrenciesToReply = fittingRows(TargetRow);

/** Currencies that a currency can be exchanged to. `isFixedRate`: at a fixed rate. */
export const currenciesToEndpoint: Endpoint<
  { readonly ticker: Ticker; readonly isFixedRate: boolean },
  t.TypeOf<typeof CurrenciesToReply>
> = {
  toRequest: ({ ticker, isFixedRate }) => ({
    service: 'public-v1',
    method: 'GET',
    path: `/currencies-to/${encodeURIComponent(ticker.toLowerCase())}`,
    query: isFixedRate ? { fixedRate: 'true' } : {},
    // a key per rate mode: requests for both can be pending at the same time
    abortKey: `currencies-to ${ticker} ${String(isFixedRate)}`,
  }),
  reply: CurrenciesToReply,
};
