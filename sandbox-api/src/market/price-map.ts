import { CURRENCIES, findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { change24hOf, usdPriceAt } from './price.ts';

const SHOWN_DIGITS = 8;
const WEEK_MS = 7 * 24 * 3_600_000;
const WEEK_POINTS = 24;
const byCurrentTicker = new Map(
  CURRENCIES.filter(({ isFiat }) => !isFiat)
    .toReversed()
    .map((currency) => [currency.currentTicker, currency]),
);

const everyone: readonly string[] = CURRENCIES.filter(({ isFiat }) => !isFiat).map(({ ticker }) => ticker);

/** Finds a currency by legacy ticker or display ticker. */
const currencyCalled = (symbol: string): Currency | undefined =>
  findByTicker(symbol) ?? byCurrentTicker.get(symbol.toLowerCase());

/**
 * Price of each symbol in a unit of account, by the requested symbol (spec §7 "Price request"). Unknown symbols
 * are absent.
 */
export const priceMap = (
  symbols: readonly string[],
  unit: Currency,
  nowMs: number,
): Readonly<Record<string, number>> => {
  const asked = symbols.length === 0 ? everyone : symbols;
  const unitUsd = usdPriceAt(unit, nowMs);
  const prices = asked.flatMap((symbol) => {
    const currency = currencyCalled(symbol);
    if (currency === undefined) return [];
    return [
      [
        symbol.toUpperCase(),
        Number((usdPriceAt(currency, nowMs) / unitUsd).toPrecision(SHOWN_DIGITS)),
      ] as const,
    ];
  });
  return Object.fromEntries(prices);
};

/** Display tickers of all coins. */
const everyAsset: readonly string[] = [...byCurrentTicker.keys()];

type MarketsQuestion = {
  /** Empty: all coins. */
  readonly symbols: readonly string[];
  readonly unit: Currency;
  readonly hasPoints: boolean;
};

/**
 * Price, 24-hour change and a week of prices of each symbol (api contract §5.5). The week is included only on
 * request. Unknown symbols are absent.
 */
export const coinMarkets = ({ symbols, unit, hasPoints }: MarketsQuestion, nowMs: number) => {
  const asked = symbols.length === 0 ? everyAsset : symbols;
  const known = asked.flatMap((symbol) => {
    const currency = currencyCalled(symbol);
    return currency === undefined ? [] : [{ symbol: symbol.toUpperCase(), currency }];
  });
  const priceAt = (currency: Currency, atMs: number): number =>
    Number((usdPriceAt(currency, atMs) / usdPriceAt(unit, atMs)).toPrecision(SHOWN_DIGITS));
  const weekOf = (currency: Currency): readonly number[] =>
    Array.from({ length: WEEK_POINTS }, (_, index) =>
      priceAt(currency, nowMs - WEEK_MS + (index * WEEK_MS) / (WEEK_POINTS - 1)),
    );
  return {
    updatedAt: new Date(nowMs).toISOString(),
    markets: Object.fromEntries(
      known.map(({ symbol, currency }) => [
        symbol,
        {
          price: priceAt(currency, nowMs),
          change24h: change24hOf(currency, nowMs),
          points: hasPoints ? weekOf(currency) : [],
        },
      ]),
    ),
  };
};
