import {
  compareAmounts,
  differenceOf,
  formatShare,
  formatShort,
  formatUsd,
  isPositive,
  productOf,
  reviewAmount,
  shareOf,
  sumOf,
} from '.';

describe('amounts are exact', () => {
  it('where a float would not be', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3');
    expect(differenceOf('0.3', '0.1')).toBe('0.2');
    expect(productOf('0.000000000000000001', '3')).toBe('0.000000000000000003');
    expect(compareAmounts('123456789012345.123456789012345678', '123456789012345.123456789012345679')).toBe(
      -1,
    );
    expect(isPositive('0.000000000000000001')).toBe(true);
    expect(sumOf([])).toBe('0');
  });

  it('except shares, which are for charts', () => {
    expect(shareOf('1', '3')).toBe(0.333333);
    expect(shareOf('1', '0')).toBe(0);
  });
});

describe('an amount as text', () => {
  it.each([
    { language: 'en', short: '1,234,567' },
    { language: 'de', short: '1.234.567' },
    { language: 'ja', short: '1,234,567' },
  ] as const)('is short in $language', ({ language, short }) => {
    expect(formatShort('1234567.000000000000000001', language)).toBe(short);
  });

  it.each([
    { rule: 'nothing is rounded up', amount: '0.999999999', shown: '0.99999999' },
    { rule: 'leading zeros are no digits', amount: '0.000000000123456789', shown: '0.00000000012345678' },
    { rule: 'trailing zeros are removed', amount: '1.50000001', shown: '1.5' },
    { rule: 'below zero', amount: '-2.5', shown: '-2.5' },
  ])('is short: $rule', ({ amount, shown }) => {
    expect(formatShort(amount, 'en')).toBe(shown);
  });

  it('is dollars, rounded down to the cent', () => {
    expect(formatUsd('1234.5678', 'en')).toBe('$1,234.56');
    expect(formatUsd('7', 'de')).toBe('7,00\u00a0$');
    expect(formatUsd('1234.5', 'ja')).toBe('$1,234.50');
  });

  it('is a share in percent', () => {
    expect(formatShare(0.0015, 'en')).toBe('0.15\u00a0%');
    expect(formatShare(0.0015, 'de')).toBe('0,15\u00a0%');
    expect(formatShare(0.0015, 'ja')).toBe('0.15%');
  });
});

describe('reviewAmount', () => {
  it.each([
    {
      rule: 'the whole balance is accepted',
      typed: '1.5',
      available: '1.50',
      review: { _tag: 'Good', amount: '1.5' },
    },
    {
      rule: 'the smallest unit more is not',
      typed: '1.500000000000000001',
      available: '1.5',
      review: { _tag: 'Bad', problem: 'MoreThanThereIs' },
    },
    { rule: 'nothing typed', typed: '', available: '1', review: { _tag: 'Bad', problem: 'Missing' } },
    { rule: 'zero', typed: '0.00', available: '1', review: { _tag: 'Bad', problem: 'NotPositive' } },
    { rule: 'words', typed: 'all', available: '1', review: { _tag: 'Bad', problem: 'Invalid' } },
    {
      rule: 'groups and a fraction',
      typed: '1,000.5',
      available: null,
      review: { _tag: 'Good', amount: '1000.5' },
    },
    { rule: 'below zero', typed: '-1', available: '1', review: { _tag: 'Bad', problem: 'Invalid' } },
    {
      rule: 'an ambiguous number',
      typed: '1,000',
      available: '1',
      review: { _tag: 'Bad', problem: 'Ambiguous' },
    },
    {
      rule: 'more decimals than the currency',
      typed: '0.123456789',
      available: '1',
      review: { _tag: 'Bad', problem: 'TooManyDecimals' },
    },
    {
      rule: 'zeros after its last decimal',
      typed: '0.1234567800',
      available: '1',
      review: { _tag: 'Good', amount: '0.12345678' },
    },
    { rule: 'unknown balance', typed: '9', available: null, review: { _tag: 'Good', amount: '9' } },
  ])('$rule', ({ typed, available, review }) => {
    expect(reviewAmount(typed, { available, decimals: 8 }, 'en')).toEqual(review);
  });
});
