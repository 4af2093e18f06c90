import { CURRENCIES } from './catalog.ts';
import { findByTicker } from './find-currency.ts';
import type { Currency } from './currency.ts';
import { allFixedRatePairs, allPairs, isFixedRatePair, isPair, targetsOf } from './pairs.ts';

const currency = (ticker: string): Currency => {
  const found = findByTicker(ticker);
  if (found === undefined) throw new Error(ticker);
  return found;
};
const unknownCoin = (at: number): Currency =>
  CURRENCIES.filter(({ isActive, isFiat, rank }) => isActive && !isFiat && rank > 600)[at] ?? currency('btc');
const inactive = CURRENCIES.find(({ isActive }) => !isActive) ?? currency('btc');

describe('isPair', () => {
  it.each([
    { rule: 'two known coins', from: currency('btc'), to: currency('eth'), is: true },
    { rule: 'one coin on two networks', from: currency('usdterc20'), to: currency('usdttrc20'), is: true },
    { rule: 'a coin with itself', from: currency('btc'), to: currency('btc'), is: false },
    { rule: 'an unknown coin with a hub', from: unknownCoin(0), to: currency('btc'), is: true },
    { rule: 'a hub with an unknown coin', from: currency('usdttrc20'), to: unknownCoin(0), is: true },
    { rule: 'two unknown coins', from: unknownCoin(0), to: unknownCoin(1), is: false },
    { rule: 'an inactive coin', from: currency('btc'), to: inactive, is: false },
    { rule: 'fiat with a coin that can be bought', from: currency('usd'), to: currency('btc'), is: true },
    { rule: 'a coin with fiat', from: currency('btc'), to: currency('eur'), is: true },
    { rule: 'fiat with a coin that cannot be bought', from: currency('usd'), to: unknownCoin(0), is: false },
    { rule: 'fiat with fiat', from: currency('usd'), to: currency('eur'), is: false },
  ])('$rule: $is', ({ from, to, is }) => {
    expect(isPair(from, to)).toBe(is);
  });
});

describe('isFixedRatePair', () => {
  it.each([
    { rule: 'two of the top', from: 'btc', to: 'eth', is: true },
    { rule: 'an old coin with Bitcoin', from: 'grs', to: 'btc', is: true },
    { rule: 'an old coin with a small one', from: 'grs', to: 'ksm', is: false },
    { rule: 'fiat', from: 'usd', to: 'btc', is: false },
    { rule: 'a coin with itself', from: 'eth', to: 'eth', is: false },
  ])('$rule: $is', ({ from, to, is }) => {
    expect(isFixedRatePair(currency(from), currency(to))).toBe(is);
  });
});

describe('the lists of pairs', () => {
  it('agree with the rule', () => {
    expect(allPairs().length).toBeGreaterThan(13_000);
    expect(allPairs().every(([from, to]) => isPair(from, to))).toBe(true);
  });

  it('have no fixed-rate pair that is not a pair', () => {
    expect(allFixedRatePairs().length).toBeGreaterThan(3000);
    expect(allFixedRatePairs().every(([from, to]) => isPair(from, to))).toBe(true);
  });

  it('give a currency its targets by rank', () => {
    const ranks = targetsOf(currency('btc')).map(({ rank }) => rank);

    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(ranks.length).toBeGreaterThan(1300);
  });
});
