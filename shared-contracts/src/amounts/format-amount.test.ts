import { amountForField, formatAmount, roundForDisplay } from './format-amount.ts';

describe('formatAmount', () => {
  it.each([
    { language: 'en', shown: '1,234,567.000000000000000001' },
    { language: 'de', shown: '1.234.567,000000000000000001' },
    { language: 'es', shown: '1.234.567,000000000000000001' },
    { language: 'pt', shown: '1.234.567,000000000000000001' },
    { language: 'id', shown: '1.234.567,000000000000000001' },
    { language: 'ja', shown: '1,234,567.000000000000000001' },
    { language: 'ko', shown: '1,234,567.000000000000000001' },
    { language: 'fr', shown: '1\u202f234\u202f567,000000000000000001' },
    { language: 'ru', shown: '1\u00a0234\u00a0567,000000000000000001' },
  ] as const)('keeps every digit in $language', ({ language, shown }) => {
    expect(formatAmount('1234567.000000000000000001', language)).toBe(shown);
  });

  it('keeps a minus sign and numbers that a float cannot hold', () => {
    expect(formatAmount('-123456789012345678901234567890.5', 'en')).toBe(
      '-123,456,789,012,345,678,901,234,567,890.5',
    );
  });

  it('writes a field without grouping', () => {
    expect(amountForField('1234567.5', 'de')).toBe('1234567,5');
  });
});

describe('roundForDisplay', () => {
  it('does not count the minus sign as a digit', () => {
    expect(roundForDisplay('-0.000123456789')).toBe('-0.00012345678');
    expect(roundForDisplay('-1234567.89')).toBe('-1234567.8');
  });

  it.each([
    { rule: 'a short amount is unchanged', amount: '0.1', shown: '0.1' },
    { rule: 'eight digits are shown', amount: '1.23456789', shown: '1.2345678' },
    { rule: 'excess digits are cut off, not rounded', amount: '0.999999999', shown: '0.99999999' },
    {
      rule: 'leading zeros do not count as digits',
      amount: '0.000000000123456789',
      shown: '0.00000000012345678',
    },
    { rule: 'zeros after another digit count', amount: '0.100000000123', shown: '0.1' },
    { rule: 'zeros after a whole digit count', amount: '1.000000000123', shown: '1' },
    { rule: 'whole digits are never dropped', amount: '1234567890.5', shown: '1234567890' },
    { rule: 'trailing zeros are removed', amount: '1.50000001', shown: '1.5' },
    { rule: 'zero', amount: '0', shown: '0' },
  ])('$rule', ({ amount, shown }) => {
    expect(roundForDisplay(amount)).toBe(shown);
  });
});
