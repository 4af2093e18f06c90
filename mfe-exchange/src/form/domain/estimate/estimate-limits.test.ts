import { checkRange } from './amount-range';
import { isExpired, remainingMs } from './estimate-expiry';

describe('checkRange (spec §5)', () => {
  const limits = { minAmount: '0.001', maxAmount: '10' };
  it.each([
    { rule: 'the minimum itself is enough', amount: '0.001', of: limits, range: { _tag: 'InRange' } },
    {
      rule: 'a hair less is not',
      amount: '0.000999999999999999',
      of: limits,
      range: { _tag: 'TooSmall', min: '0.001' },
    },
    { rule: 'the maximum itself is not too much', amount: '10', of: limits, range: { _tag: 'InRange' } },
    {
      rule: 'a hair more is',
      amount: '10.000000000000000001',
      of: limits,
      range: { _tag: 'TooLarge', max: '10' },
    },
    {
      rule: 'a minimum without a maximum',
      amount: '0.0001',
      of: { ...limits, maxAmount: null },
      range: { _tag: 'TooSmall', min: '0.001' },
    },
    {
      rule: 'a maximum without a minimum',
      amount: '11',
      of: { ...limits, minAmount: null },
      range: { _tag: 'TooLarge', max: '10' },
    },
    {
      rule: 'without limits everything fits',
      amount: '1',
      of: { minAmount: null, maxAmount: null },
      range: { _tag: 'InRange' },
    },
  ])('$rule', ({ amount, of, range }) => {
    expect(checkRange(amount, of)).toEqual(range);
  });
});

describe('expiry', () => {
  it.each([
    { rule: 'a floating rate never expires', validUntil: null, left: null, expired: false },
    { rule: 'a second is left', validUntil: 2_000, left: 1_000, expired: false },
    { rule: 'the moment itself is over', validUntil: 1_000, left: 0, expired: true },
    { rule: 'long over is not negative', validUntil: 1, left: 0, expired: true },
  ])('$rule', ({ validUntil, left, expired }) => {
    expect(remainingMs({ validUntil }, 1_000)).toBe(left);
    expect(isExpired({ validUntil }, 1_000)).toBe(expired);
  });
});
