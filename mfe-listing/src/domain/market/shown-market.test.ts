import type { Market } from './market-facts';
import { shownMarketOf } from './shown-market';

const btc = { ticker: 'btc', displayTicker: 'btc', network: 'btc' };
const usdt = { ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx' };

const aMarket = (changes: Partial<Market> = {}): Market => ({
  rate: '0.00001',
  change24h: '25',
  high24h: '0.0000125',
  low24h: '0.000008',
  rates: [0.000008, 0.000016],
  ...changes,
});

describe('shownMarketOf', () => {
  it('inverts a very small rate with everything that depends on it', () => {
    const { market, one, other } = shownMarketOf(aMarket(), { from: usdt, to: btc });

    expect({ one, other }).toEqual({ one: btc, other: usdt });
    expect(market).toEqual({
      rate: '100000.000000000000000000',
      change24h: '-20.0000',
      high24h: '125000.000000000000000000',
      low24h: '80000.000000000000000000',
      rates: [125_000, 62_500],
    });
  });

  it.each([
    { rule: 'a rate of 0.001 stays', rate: '0.001', one: usdt },
    { rule: 'a rate just below is inverted', rate: '0.0009999', one: btc },
    { rule: 'zero stays', rate: '0', one: usdt },
    { rule: 'a rate above one stays', rate: '30.31', one: usdt },
  ] as const)('$rule', ({ rate, one }) => {
    expect(shownMarketOf(aMarket({ rate }), { from: usdt, to: btc }).one).toBe(one);
  });

  it('keeps what is unknown unknown', () => {
    const unknown = aMarket({ change24h: null, high24h: null, low24h: null });

    expect(shownMarketOf(unknown, { from: usdt, to: btc }).market).toMatchObject({
      change24h: null,
      high24h: null,
      low24h: null,
    });
  });

  it('has no endless number for a rate that fell to zero', () => {
    const crashed = aMarket({ change24h: '-100', rates: [0, 0.000016] });

    expect(shownMarketOf(crashed, { from: usdt, to: btc }).market).toMatchObject({
      change24h: null,
      rates: [62_500],
    });
  });
});
