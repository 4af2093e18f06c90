import { amountText, checkAmount, estimateText, feeText } from '.';
import { aPair } from './swap-form.fixture';

const limits = { from: aPair('bnb').from, min: '500', max: '200000' } as const;

describe('checkAmount (spec §5 "Token swap form")', () => {
  it.each([
    { rule: 'empty', text: '  ', language: 'en', is: { _tag: 'Empty' } },
    { rule: 'amount > 0', text: '0', language: 'en', is: { _tag: 'NotPositive' } },
    { rule: 'no negative amount', text: '-500', language: 'en', is: { _tag: 'NotPositive' } },
    { rule: 'below min', text: '499.99', language: 'en', is: { _tag: 'BelowMin', min: '500' } },
    { rule: 'exactly min', text: '500', language: 'en', is: { _tag: 'Fine', amount: '500' } },
    { rule: 'exactly max', text: '200000', language: 'en', is: { _tag: 'Fine', amount: '200000' } },
    { rule: 'above max', text: '200000.01', language: 'en', is: { _tag: 'AboveMax', max: '200000' } },
    { rule: 'trimmed', text: ' 500.5 ', language: 'en', is: { _tag: 'Fine', amount: '500.5' } },
    {
      rule: 'a comma is a decimal sign too',
      text: '600,5',
      language: 'en',
      is: { _tag: 'Fine', amount: '600.5' },
    },
    {
      rule: '18 decimals survive',
      text: '500.000000000000000001',
      language: 'en',
      is: { _tag: 'Fine', amount: '500.000000000000000001' },
    },
    { rule: 'thousands or decimals? ambiguous', text: '1,500', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'the same in German', text: '1.500', language: 'de', is: { _tag: 'Unclear' } },
    {
      rule: 'the decimal sign of the page is unambiguous',
      text: '600,125',
      language: 'de',
      is: { _tag: 'Fine', amount: '600.125' },
    },
    { rule: 'not a number', text: '5e2', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'a letter after a decimal sign', text: '.5x', language: 'en', is: { _tag: 'Unclear' } },
    {
      rule: 'four digits before the sign cannot be thousands',
      text: '1000,125',
      language: 'en',
      is: { _tag: 'Fine', amount: '1000.125' },
    },
    {
      rule: 'four digits after the sign cannot be thousands',
      text: '600,1255',
      language: 'en',
      is: { _tag: 'Fine', amount: '600.1255' },
    },
    { rule: 'thousands without hundreds', text: '1,000', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'three digits before the sign', text: '150,000', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'a minus inside', text: '500-1', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'two decimal signs', text: '1.500.5', language: 'en', is: { _tag: 'Unclear' } },
    { rule: 'a currency sign', text: '$500', language: 'en', is: { _tag: 'Unclear' } },
    ...[
      { rule: 'groups and a fraction', text: '1,500.5', language: 'en' },
      { rule: 'groups and a fraction in German', text: '1.500,5', language: 'de' },
      { rule: 'groups with narrow spaces, as pasted', text: '1\u202f500,5', language: 'fr' },
      { rule: 'full-width digits', text: '１５００．５', language: 'ja' },
      { rule: 'Arabic digits', text: '١٥٠٠٫٥', language: 'en' },
    ].map((row) => ({ ...row, is: { _tag: 'Fine', amount: '1500.5' } })),
    {
      rule: 'more decimals than the token has',
      text: '500.0000000000000000001',
      language: 'en',
      is: { _tag: 'TooPrecise', decimals: 18 },
    },
  ])('$rule', ({ text, language, is }) => {
    expect(checkAmount(text, limits, language)).toEqual(is);
  });

  it.each([
    { from: aPair('now').from, decimals: 8 },
    { from: aPair('usdt').from, decimals: 8 },
    { from: aPair('usdt').to, decimals: 6 },
    { from: aPair('bnb').from, decimals: 18 },
    { from: aPair('bnb').to, decimals: 8 },
  ])('accepts $decimals decimals of $from.token from $from.blockchain', ({ from, decimals }) => {
    const check = (digits: number) => checkAmount(`500.${'1'.repeat(digits)}`, { ...limits, from }, 'en');
    expect(check(decimals)).toMatchObject({ _tag: 'Fine' });
    expect(check(decimals + 1)).toEqual({ _tag: 'TooPrecise', decimals });
  });

  it('has no maximum if the pair has none', () => {
    expect(checkAmount('99999999', { ...limits, min: '50', max: null }, 'en')).toEqual({
      _tag: 'Fine',
      amount: '99999999',
    });
  });

  it('starts below one', () => {
    expect(checkAmount('.5', { ...limits, min: '0.5', max: '1500' }, 'en')).toEqual({
      _tag: 'Fine',
      amount: '0.5',
    });
    expect(checkAmount(',75', { ...limits, min: '0.5', max: '1500' }, 'en')).toEqual({
      _tag: 'Fine',
      amount: '0.75',
    });
  });
});

describe('estimateText (spec §8: two decimals, or "-")', () => {
  it.each([
    { estimate: '497.5', language: 'en', text: '497.50' },
    { estimate: '1234.567', language: 'en', text: '1,234.56' },
    { estimate: '1234.567', language: 'de', text: '1.234,56' },
    { estimate: '0', language: 'en', text: '0.00' },
    { estimate: '12345678901234567890.999', language: 'en', text: '12,345,678,901,234,567,890.99' },
    { estimate: '0.29', language: 'de', text: '0,29' },
    { estimate: null, language: 'en', text: '-' },
  ])('$estimate in $language: $text', ({ estimate, language, text }) => {
    expect(estimateText(estimate, language)).toBe(text);
  });
});

describe('feeText: the difference between the amount and the estimate', () => {
  it.each([
    { rule: 'the difference', amount: '500', estimate: '497.5', language: 'en', text: '2.50' },
    { rule: 'in the page’s format', amount: '500000', estimate: '497500', language: 'de', text: '2.500,00' },
    {
      rule: 'rounded up, so that no fee is hidden',
      amount: '0.5',
      estimate: '0.4975',
      language: 'en',
      text: '0.01',
    },
    { rule: 'exact to the last digit', amount: '0.3', estimate: '0.1', language: 'en', text: '0.20' },
    { rule: 'none', amount: '500', estimate: '500', language: 'en', text: '0.00' },
    { rule: 'unknown without an estimate', amount: '500', estimate: null, language: 'en', text: null },
    { rule: 'unknown without an amount', amount: null, estimate: '1', language: 'en', text: null },
    {
      rule: 'unknown if more is received than sent',
      amount: '500',
      estimate: '501',
      language: 'en',
      text: null,
    },
  ])('$rule: $text', ({ amount, estimate, language, text }) => {
    expect(feeText(amount, estimate, language)).toBe(text);
  });
});

describe('amountText', () => {
  it.each([
    { amount: '500', language: 'en', text: '500' },
    { amount: '500.25', language: 'de', text: '500,25' },
    { amount: '12345.5', language: 'en', text: '12,345.5' },
    { amount: '12345.5', language: 'de', text: '12.345,5' },
    {
      amount: '1234567890123456789.000000000000000001',
      language: 'en',
      text: '1,234,567,890,123,456,789.000000000000000001',
    },
  ])('$amount in $language: $text', ({ amount, language, text }) => {
    expect(amountText(amount, language)).toBe(text);
  });
});
