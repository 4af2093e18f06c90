import { compareAmounts, isAtLeast, isAtMost, isPositive } from './amount';

describe('comparing amounts', () => {
  it.each([
    { a: '0.1', b: '0.10', order: 0 },
    { a: '0.300000000000000001', b: '0.3', order: 1 },
    { a: '9', b: '10', order: -1 },
    { a: '123456789012345.123456789012345678', b: '123456789012345.123456789012345679', order: -1 },
  ])('$a against $b', ({ a, b, order }) => {
    expect(compareAmounts(a, b)).toBe(order);
  });

  it('reaches a minimum that it equals', () => {
    expect(isAtLeast('0.00028', '0.00028')).toBe(true);
    expect(isAtLeast('0.00027999', '0.00028')).toBe(false);
    expect(isAtLeast('0', null)).toBe(true);
  });

  it('is within a maximum that it equals', () => {
    expect(isAtMost('10', '10.0')).toBe(true);
    expect(isAtMost('10.000000000000000001', '10')).toBe(false);
    expect(isAtMost('10', null)).toBe(true);
  });

  it('is positive only above zero', () => {
    expect([null, '0', '0.000', '-1', '0.000000000000000001'].map(isPositive)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
