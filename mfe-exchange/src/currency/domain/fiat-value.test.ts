import { fiatValueOf, formatFiat } from './fiat-value';

describe('the fiat value of an amount', () => {
  const prices = { BTC: '96268.6', PEPE: '0.00000912' };
  it.each([
    { rule: 'is the exact product', amount: '0.1', ticker: 'btc', value: '9626.86' },
    {
      rule: 'keeps digits that a float loses',
      amount: '0.123456789012345678',
      ticker: 'btc',
      value: '11885.0122387139011371108',
    },
    { rule: 'is unknown without a price', amount: '1', ticker: 'xyz', value: null },
    { rule: 'is unknown without an amount', amount: null, ticker: 'btc', value: null },
  ])('$rule', ({ amount, ticker, value }) => {
    expect(fiatValueOf(amount, ticker, prices)).toBe(value);
  });

  it('is written with one format per language, which takes milliseconds to create', () => {
    const create = jest.spyOn(Intl, 'NumberFormat');
    formatFiat('1', 'pt');
    create.mockClear();
    expect(formatFiat('2', 'pt')).toMatch(/^\D*2,00\D*$/);
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
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
