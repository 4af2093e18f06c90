import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DecimalFromWire } from '../codecs/index.ts';
import type { Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, flag, OptionalAmount, OptionalText } from './reply-field.ts';
import { KEY_STAND_IN } from './service.ts';

export type WarningsReply = { readonly from: readonly string[]; readonly to: readonly string[] };

const WarningList = new t.Type<readonly string[], unknown, unknown>(
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

/** `string | string[] | {from, to}` or absent (api contract §2.3); one text without a side is about both. */
const Warnings = new t.Type<WarningsReply, unknown, unknown>(
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

/** GET /currencies/{ticker} with what the spec's "Currency info" adds (api contract §2.3, §6.2). */
export const CurrencyInfoReply = t.type(
  {
    ticker: t.string,
    name: OptionalText,
    network: OptionalText,
    legacyTicker: OptionalText,
    currentTicker: OptionalText,
    warnings: Warnings,
    /** The shape of 2018. */
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

/** What is asked once a currency is chosen; the ticker goes out in lower case (spec §7). */
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
 * Every pair with a fixed rate. The last part of the path is where the service wants the key:
 * the site's key is the server's to know, so the page sends its stand-in.
 */
export const fixedRateMarketEndpoint: Endpoint<void, readonly FixedRatePair[]> = {
  toRequest: () => ({ service: 'public-v1', method: 'GET', path: `/market-info/fixed-rate/${KEY_STAND_IN}` }),
  reply: FixedRateMarketReply,
};

/** `btc_eth`, thousands of them in one flat list (api contract §2.9). */
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

/** What an amount of a pair gives, in the older call; the server puts its key in the place of the stand-in. */
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

/** Says to which Ethereum address the tokens of a transaction go (spec §7). */
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
/** GET /currencies-to/{ticker} (api contract §2.2): what is not available may stand in it too. */
export const CurrenciesToReply = fittingRows(TargetRow);

/** What a currency can be exchanged to; with `isFixedRate` at a held rate. */
export const currenciesToEndpoint: Endpoint<
  { readonly ticker: Ticker; readonly isFixedRate: boolean },
  t.TypeOf<typeof CurrenciesToReply>
> = {
  toRequest: ({ ticker, isFixedRate }) => ({
    service: 'public-v1',
    method: 'GET',
    path: `/currencies-to/${encodeURIComponent(ticker.toLowerCase())}`,
    query: isFixedRate ? { fixedRate: 'true' } : {},
    // both rate modes may be asked about at once, and neither question takes the place of the other
    abortKey: `currencies-to ${ticker} ${String(isFixedRate)}`,
  }),
  reply: CurrenciesToReply,
};
