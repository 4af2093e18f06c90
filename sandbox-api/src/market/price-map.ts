import { CURRENCIES, findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { usdPriceAt } from './price.ts';

const SHOWN_DIGITS = 8;
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
 * Price of each symbol in a unit of account, by symbol as requested (spec §7 "Price request"). Unknown symbols are
 * absent.
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
