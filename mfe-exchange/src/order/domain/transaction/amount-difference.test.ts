import { amountDifference, percentOf, withRestToSend } from './amount-difference';

describe('amountDifference', () => {
  it.each([
    { rule: 'no deposit yet', expectedAmount: '1', amount: null, difference: { _tag: 'Unknown' } },
    { rule: 'no amount agreed', expectedAmount: null, amount: '1', difference: { _tag: 'Unknown' } },
    {
      rule: 'as expected, however it is written',
      expectedAmount: '1.0',
      amount: '1',
      difference: { _tag: 'AsExpected' },
    },
    {
      rule: 'underpaid, to the last decimal',
      expectedAmount: '1',
      amount: '0.999999999999999999',
      difference: {
        _tag: 'Less',
        expected: '1',
        actual: '0.999999999999999999',
        difference: '0.000000000000000001',
      },
    },
    {
      rule: 'overpaid',
      expectedAmount: '1',
      amount: '1.5',
      difference: { _tag: 'More', expected: '1', actual: '1.5', difference: '0.5' },
    },
  ])('$rule', ({ expectedAmount, amount, difference }) => {
    expect(amountDifference({ expectedAmount, amount })).toEqual(difference);
  });
});

describe('withRestToSend', () => {
  it.each([
    { rule: 'the rest if less came', amount: '0.4', expected: '0.6' },
    { rule: 'the whole amount if nothing came', amount: null, expected: '1' },
    { rule: 'the agreed amount if all of it came', amount: '1', expected: '1' },
    { rule: 'the agreed amount if more came', amount: '1.5', expected: '1' },
  ])('asks for $rule', ({ amount, expected }) => {
    expect(withRestToSend({ expectedAmount: '1', amount })).toEqual({ expectedAmount: expected, amount });
  });
});

describe('percentOf', () => {
  it.each([
    { amount: '0.06', whole: '0.1', percent: 60 },
    { amount: '0', whole: '0.1', percent: 0 },
    { amount: '3', whole: '1', percent: 100 },
    { amount: '1', whole: '0', percent: 0 },
  ])('$amount of $whole: $percent', ({ amount, whole, percent }) => {
    expect(percentOf(amount, whole)).toBe(percent);
  });
});
