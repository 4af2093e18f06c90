import * as E from 'fp-ts/lib/Either.js';

import { fromUnits, toUnits } from './amount.ts';
import { Decimals } from './units.ts';

describe('amounts in the smallest unit', () => {
  it.each([
    { units: '150000000', decimals: 8, amount: '1.5' },
    { units: '1', decimals: 18, amount: '0.000000000000000001' },
    { units: '1500000000000000000000000', decimals: 24, amount: '1.5' },
    { units: '1', decimals: 24, amount: '0.000000000000000000000001' },
    { units: '7', decimals: 0, amount: '7' },
  ])('are exact with $decimals decimals', ({ units, decimals, amount }) => {
    expect(fromUnits(units, decimals)).toBe(amount);
    expect(toUnits(amount, decimals)).toBe(units);
  });
});

describe('decimals of an asset from a provider', () => {
  it.each([0, 24, 36])('are accepted: %p', (decimals) => {
    expect(Decimals.decode(decimals)).toEqual(E.right(decimals));
  });

  it.each([-1, 0.5, 37, 1_000_000, Number.NaN, Infinity, '8', null])('are refused: %p', (decimals) => {
    expect(E.isLeft(Decimals.decode(decimals))).toBe(true);
  });
});
