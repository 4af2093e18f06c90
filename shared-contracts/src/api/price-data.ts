import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DecimalFromWire, NumberFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { OptionalAmount, OptionalDate, optionalRows } from './reply-field.ts';

const PriceByFiat = t.record(t.string, DecimalFromWire);

const priceIn = (raw: unknown): string | null => {
  const direct = DecimalFromWire.decode(raw);
  if (E.isRight(direct)) return direct.right;
  const byFiat = PriceByFiat.decode(raw);
  return E.isRight(byFiat) ? (Object.values(byFiat.right)[0] ?? null) : null;
};

const isRefusal = (reply: Readonly<Record<string, unknown>>): boolean => reply['Response'] === 'Error';

/**
 * Prices by upper-case ticker, from `{BTC: 1}` or `{BTC: {USD: 1}}` (api contract §5). Skips coins whose price does not
 * decode. Rejects `{Response: 'Error'}`, which is sent with HTTP 200.
 */
export const PricesReply = new t.Type<ReadonlyMap<string, string>, unknown>(
  'PricesReply',
  (value): value is ReadonlyMap<string, string> => value instanceof Map,
  (value, context) => {
    if (!t.UnknownRecord.is(value) || isRefusal(value)) return t.failure(value, context);
    const rows = Object.entries(value).flatMap(([ticker, raw]): readonly (readonly [string, string])[] => {
      const price = priceIn(raw);
      return price === null ? [] : [[ticker.toUpperCase(), price]];
    });
    return t.success(new Map(rows));
  },
  t.identity,
);

/** Prices of coins in one fiat currency (spec §7 "Currency listing"). */
export const pricesEndpoint: Endpoint<
  { readonly tickers: readonly string[]; readonly fiatTicker: string },
  ReadonlyMap<string, string>
> = {
  toRequest: ({ tickers, fiatTicker }) => ({
    service: 'price-data',
    method: 'GET',
    path: '/',
    query: {
      fsyms: tickers.map((ticker) => ticker.toUpperCase()).join(','),
      tsyms: fiatTicker.toUpperCase(),
    },
  }),
  reply: PricesReply,
};

const CoinMarket = t.type({
  price: DecimalFromWire,
  change24h: OptionalAmount,
  points: optionalRows(NumberFromWire),
});

/** GET /markets: price, change in 24 hours in percent, and prices of 7 days (oldest first), by upper-case ticker. */
export const CoinMarketsReply = t.type(
  { updatedAt: OptionalDate, markets: t.record(t.string, CoinMarket) },
  'CoinMarketsReply',
);
export type CoinMarketsReply = t.TypeOf<typeof CoinMarketsReply>;

/** Price and change in 24 hours of every coin in one fiat currency, without the prices of the week. */
export const coinQuotesEndpoint: Endpoint<{ readonly fiatTicker: string }, CoinMarketsReply> = {
  toRequest: ({ fiatTicker }) => ({
    service: 'price-data',
    method: 'GET',
    path: '/markets',
    query: { tsyms: fiatTicker.toUpperCase(), points: '0' },
  }),
  reply: CoinMarketsReply,
};

/** Market data of coins in one fiat currency. Coins without a price are absent. */
export const coinMarketsEndpoint: Endpoint<
  { readonly tickers: readonly string[]; readonly fiatTicker: string },
  CoinMarketsReply
> = {
  toRequest: ({ tickers, fiatTicker }) => ({
    service: 'price-data',
    method: 'GET',
    path: '/markets',
    query: {
      fsyms: tickers.map((ticker) => ticker.toUpperCase()).join(','),
      tsyms: fiatTicker.toUpperCase(),
    },
  }),
  reply: CoinMarketsReply,
};
