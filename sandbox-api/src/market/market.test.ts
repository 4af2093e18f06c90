import { CURRENCIES, findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { pairMarket } from './pair-market.ts';
import { priceMap } from './price-map.ts';
import { change24hOf, usdPriceAt } from './price.ts';

const currency = (ticker: string): Currency => {
  const found = findByTicker(ticker);
  if (found === undefined) throw new Error(ticker);
  return found;
};
const btc = currency('btc');
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

describe('usdPriceAt', () => {
  it('returns the same within one second', () => {
    expect(usdPriceAt(btc, NOW + 999)).toBe(usdPriceAt(btc, NOW));
  });

  it('changes slightly within a minute', () => {
    const before = usdPriceAt(btc, NOW);
    const after = usdPriceAt(btc, NOW + MINUTE_MS);

    expect(after).not.toBe(before);
    expect(Math.abs(after / before - 1)).toBeLessThan(0.002);
  });

  it.each([
    { ticker: 'btc', within: 0.25 },
    { ticker: 'usdttrc20', within: 0.01 },
    { ticker: 'eur', within: 0.02 },
    { ticker: 'usd', within: 0 },
  ])('stays within $within of the base price of $ticker for a year', ({ ticker, within }) => {
    const { baseUsdPrice } = currency(ticker);
    const worst = Array.from({ length: 365 }, (_, day) =>
      Math.abs(usdPriceAt(currency(ticker), NOW + day * DAY_MS) / baseUsdPrice - 1),
    ).reduce((a, b) => Math.max(a, b), 0);

    expect(worst).toBeLessThanOrEqual(within);
  });

  it('is the same for one asset on every chain', () => {
    expect(usdPriceAt(currency('usdttrc20'), NOW)).toBe(usdPriceAt(currency('usdtsol'), NOW));
  });

  it('is above zero for every currency', () => {
    expect(CURRENCIES.filter((one) => !(usdPriceAt(one, NOW) > 0))).toEqual([]);
  });
});

describe('change24hOf', () => {
  it('compares with one day earlier', () => {
    const expected = (usdPriceAt(btc, NOW) / usdPriceAt(btc, NOW - DAY_MS) - 1) * 100;

    expect(change24hOf(btc, NOW)).toBeCloseTo(expected, 2);
  });

  it('has gainers and losers', () => {
    const changes = CURRENCIES.map((one) => change24hOf(one, NOW));

    expect(changes.some((change) => change > 1)).toBe(true);
    expect(changes.some((change) => change < -1)).toBe(true);
  });
});

describe('pairMarket', () => {
  it.each([
    { segment: '24h' as const, spanMs: DAY_MS, points: 49 },
    { segment: '7d' as const, spanMs: 7 * DAY_MS, points: 85 },
    { segment: '30d' as const, spanMs: 30 * DAY_MS, points: 91 },
  ])('covers $segment with $points points, oldest first', ({ segment, spanMs, points }) => {
    const market = pairMarket(btc, currency('eth'), NOW, segment);

    expect(market.points).toHaveLength(points);
    expect(market.points[0]?.[0]).toBe(NOW - spanMs);
    expect(market.points.at(-1)).toEqual([NOW, market.rate]);
  });

  it('has the day’s high and low around the rate', () => {
    const { high24h, low24h, rate } = pairMarket(btc, currency('eth'), NOW, '7d');

    expect(high24h).toBeGreaterThanOrEqual(rate);
    expect(low24h).toBeLessThanOrEqual(rate);
  });
});

describe('priceMap', () => {
  it('uses the requested symbols as keys, in upper case', () => {
    expect(Object.keys(priceMap(['btc', 'USDT', 'usdttrc20'], currency('usd'), NOW))).toEqual([
      'BTC',
      'USDT',
      'USDTTRC20',
    ]);
  });

  it('leaves out unknown symbols', () => {
    expect(priceMap(['NOSUCHCOIN'], currency('usd'), NOW)).toEqual({});
  });

  it('has every coin by default', () => {
    expect(Object.keys(priceMap([], currency('usd'), NOW)).length).toBeGreaterThan(1400);
  });

  it('is in the requested unit', () => {
    const inEuro = priceMap(['btc'], currency('eur'), NOW)['BTC'] ?? 0;

    expect(inEuro).toBeCloseTo(usdPriceAt(btc, NOW) / usdPriceAt(currency('eur'), NOW), 1);
  });
});
