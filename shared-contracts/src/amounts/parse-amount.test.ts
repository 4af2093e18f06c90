import fc from 'fast-check';

import { LANGUAGES } from '../values/index.ts';
import { decimalSeparatorOf } from './decimal-separator.ts';
import { amountForField, formatAmount } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

const exact = (amount: string) => ({ _tag: 'Exact', amount });
const ambiguous = (...readings: readonly string[]) => ({ _tag: 'Ambiguous', readings });
const invalid = (reason: string) => ({ _tag: 'Invalid', reason });

/** A decimal string with up to 30 whole and 30 fraction digits, in canonical form. */
const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,30}$/))
  .map(([whole, digits]) => {
    const fraction = digits.replace(/0+$/, '');
    return fraction === '' ? String(whole) : `${String(whole)}.${fraction}`;
  });

describe('parseAmount', () => {
  it.each([
    { rule: 'empty text', text: ' ', language: 'en', parsed: { _tag: 'Empty' } },
    { rule: 'a whole number', text: '100', language: 'en', parsed: exact('100') },
    {
      rule: 'a comma as the decimal separator of the language',
      text: '0,5',
      language: 'de',
      parsed: exact('0.5'),
    },
    {
      rule: 'a comma that cannot be a group separator, in English',
      text: '0,5',
      language: 'en',
      parsed: exact('0.5'),
    },
    { rule: 'groups and a decimal comma', text: '1.234,5', language: 'de', parsed: exact('1234.5') },
    {
      rule: 'the same in English: the last separator is the decimal one',
      text: '1.234,5',
      language: 'en',
      parsed: exact('1234.5'),
    },
    { rule: 'groups and a decimal point', text: '1,234.5', language: 'de', parsed: exact('1234.5') },
    { rule: 'groups by spaces', text: '1 234.5', language: 'fr', parsed: exact('1234.5') },
    { rule: 'groups by narrow spaces', text: '1\u202f234,5', language: 'fr', parsed: exact('1234.5') },
    { rule: 'groups by apostrophes', text: '1’234.5', language: 'de', parsed: exact('1234.5') },
    {
      rule: 'invisible marks around it, as copied',
      text: '\u200e0.5\u200b ',
      language: 'en',
      parsed: exact('0.5'),
    },
    { rule: 'invisible marks inside', text: '1\u200b5', language: 'en', parsed: invalid('NotANumber') },
    {
      rule: 'a currency sign: an amount of another unit',
      text: '$5',
      language: 'en',
      parsed: invalid('NotANumber'),
    },
    { rule: 'only a fraction', text: ',5', language: 'de', parsed: exact('0.5') },
    { rule: 'a comma first and a point later', text: ',1.5', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'a point first and a comma later', text: '.1,5', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'only a fraction, with a point', text: '.5', language: 'en', parsed: exact('0.5') },
    { rule: 'an ideographic comma', text: '0、5', language: 'de', parsed: exact('0.5') },
    {
      rule: 'an Arabic separator that groups two digits',
      text: '1٬23',
      language: 'en',
      parsed: invalid('NotANumber'),
    },
    {
      rule: 'an apostrophe that groups two digits',
      text: '1’23',
      language: 'de',
      parsed: invalid('NotANumber'),
    },
    {
      rule: 'groups with both separators',
      text: '1.234,567.8',
      language: 'en',
      parsed: invalid('NotANumber'),
    },
    { rule: 'a space after the minus', text: '- 5', language: 'en', parsed: invalid('Negative') },
    {
      rule: 'the longest text',
      text: '1'.repeat(128),
      language: 'en',
      parsed: exact('1'.repeat(128)),
    },
    { rule: 'one character too long', text: '1'.repeat(128 + 1), language: 'en', parsed: invalid('TooLong') },
    { rule: 'several groups', text: '1,234,567', language: 'de', parsed: exact('1234567') },
    {
      rule: 'several groups and a fraction',
      text: '1.234.567,89',
      language: 'en',
      parsed: exact('1234567.89'),
    },
    {
      rule: 'the decimal separator of the page, even before three digits',
      text: '1.234',
      language: 'en',
      parsed: exact('1.234'),
    },
    {
      rule: 'a foreign separator before three digits is ambiguous',
      text: '1,234',
      language: 'en',
      parsed: ambiguous('1234', '1.234'),
    },
    {
      rule: 'the same for the other language',
      text: '1.234',
      language: 'de',
      parsed: ambiguous('1234', '1.234'),
    },
    { rule: 'after a zero it can only be decimal', text: '0.123', language: 'de', parsed: exact('0.123') },
    { rule: 'the same before four digits', text: '1.2345', language: 'de', parsed: exact('1.2345') },
    { rule: 'a superscript', text: '1²', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'a fraction character', text: '1½', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'circled digits', text: '①②', language: 'ja', parsed: invalid('NotANumber') },
    {
      rule: 'Japanese half-width punctuation',
      text: '１､２３４｡５',
      language: 'ja',
      parsed: exact('1234.5'),
    },
    { rule: 'full-width digits', text: '１２．５', language: 'ja', parsed: exact('12.5') },
    {
      rule: 'Arabic digits with their decimal separator',
      text: '١٢٫٥',
      language: 'en',
      parsed: exact('12.5'),
    },
    { rule: 'Persian digits', text: '۱۲', language: 'en', parsed: exact('12') },
    { rule: 'a point without a whole part', text: '.5', language: 'en', parsed: exact('0.5') },
    { rule: 'a point without a fraction, as while typing', text: '5.', language: 'en', parsed: exact('5') },
    { rule: 'leading and trailing zeros', text: '007.500', language: 'en', parsed: exact('7.5') },
    { rule: 'zero', text: '0', language: 'en', parsed: exact('0') },
    {
      rule: '18 decimals',
      text: '0.000000000000000001',
      language: 'en',
      parsed: exact('0.000000000000000001'),
    },
    {
      rule: '30 decimals',
      text: `1,${'0'.repeat(29)}1`,
      language: 'ru',
      parsed: exact(`1.${'0'.repeat(29)}1`),
    },
    { rule: 'a negative number', text: '-1', language: 'en', parsed: invalid('Negative') },
    {
      rule: 'a negative number with a real minus sign',
      text: '−0,5',
      language: 'de',
      parsed: invalid('Negative'),
    },
    { rule: 'an exponent', text: '1e-8', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'a huge exponent', text: '1e400', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'hexadecimal', text: '0x10', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'infinity', text: '∞', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'invalid groups', text: '1.23,4.5', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'uneven groups', text: '1,23,456', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'only a sign', text: ',', language: 'en', parsed: invalid('NotANumber') },
    { rule: 'letters', text: '12 BTC', language: 'en', parsed: invalid('NotANumber') },
    { rule: '10 kB', text: '1'.repeat(10_000), language: 'en', parsed: invalid('TooLong') },
  ] as const)('reads $rule: $text ($language)', ({ text, language, parsed }) => {
    expect(parseAmount(text, language)).toEqual(parsed);
  });

  it.each(LANGUAGES)('parses back a formatted amount, in %s', (language) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseAmount(amountForField(amount, language), language)).toEqual(exact(amount));
      }),
    );
  });

  it.each(LANGUAGES)('parses back a displayed amount, or reports both readings, in %s', (language) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const parsed = parseAmount(formatAmount(amount, language), language);
        const readings =
          parsed._tag === 'Ambiguous' ? parsed.readings : [parsed._tag === 'Exact' ? parsed.amount : null];
        expect(readings).toContain(amount);
      }),
    );
  });

  it.each(LANGUAGES)('never throws and never returns an exponent, in %s', (language) => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[-+0-9., 'eE]{0,30}$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseAmount(text, language);
        const all =
          parsed._tag === 'Exact' ? [parsed.amount] : parsed._tag === 'Ambiguous' ? parsed.readings : [];
        return all.every((amount) => /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(amount));
      }),
    );
  });

  it.each(LANGUAGES)('uses the decimal separator of Intl in %s', (language) => {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    expect(decimalSeparatorOf(language)).toBe(parts.find(({ type }) => type === 'decimal')?.value);
  });
});
