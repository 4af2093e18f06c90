import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { fiatValueOf, formatFiat } from './fiat-value';

describe('the fiat value of an amount', () => {
  const prices = { BTC: '96268.6', USD: '1', PEPE: '0.00000912' };
  it.each([
    { rule: 'is the exact product', amount: '0.1', ticker: 'btc', value: '9626.86' },
    {
      rule: 'keeps digits that a float loses',
      amount: '0.123456789012345678',
      ticker: 'btc',
      value: '11885.0122387139011371108',
    },
    { rule: 'is unknown without a price', amount: '1', ticker: 'xyz', value: null },
    { rule: 'is left out for an amount in the fiat currency', amount: '100', ticker: 'usd', value: null },
    { rule: 'is unknown without an amount', amount: null, ticker: 'btc', value: null },
  ])('$rule', ({ amount, ticker, value }) => {
    expect(fiatValueOf(amount, ticker, prices)).toBe(value);
  });

  it.each(LANGUAGES)('is written in %s as the platform does, without creating a format', (language) => {
    const style = { style: 'currency', currency: 'usd', currencyDisplay: 'narrowSymbol' } as const;
    const expected = new Intl.NumberFormat(language, style).format(7.25);
    const create = jest.spyOn(Intl, 'NumberFormat');
    const text = formatFiat('7.25', language);
    const created = create.mock.calls.length;
    create.mockRestore();
    expect({ text, created }).toEqual({ text: expected, created: 0 });
  });

  it('is written in an extra language as the platform does', () => {
    expect(formatFiat('7.25', 'vi')).toBe('7,25\u00A0$');
  });

  it('is unknown before the prices are', () => {
    expect(fiatValueOf('1', 'btc', null)).toBeNull();
  });

  it.each([
    { rule: 'two decimals', value: '9626.855', language: 'en', text: '$9,626.86' },
    { rule: 'format of the language', value: '9626.86', language: 'de', text: '9.626,86\u00a0$' },
    { rule: 'small value', value: '0.0012345', language: 'en', text: '$0.0012' },
    { rule: 'zero', value: '0', language: 'en', text: '$0.00' },
    {
      rule: 'more digits than a float holds',
      value: '12345678901234567.89',
      language: 'en',
      text: '$12,345,678,901,234,567.89',
    },
  ] as const)('is written with $rule', ({ value, language, text }) => {
    expect(formatFiat(value, language)).toBe(text);
  });
});
