import fc from 'fast-check';

import { LANGUAGES } from '../values/index.ts';
import { amountForField, formatAmount, parseAmount, roundForDisplay } from './index.ts';
import type { ParsedAmount } from './index.ts';

/** Canonical decimal strings, as on the wire: no leading or trailing zeros. */
const amounts = fc
  .tuple(
    fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,29}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\d{0,29}[1-9]$/)),
  )
  .map(([whole, fraction]) => (fraction === '' ? whole : `${whole}.${fraction}`));

const typedTexts = fc.string({ unit: fc.constantFrom(...'0123456789.,  -’eE+٠٫x'.split('')), maxLength: 24 });

const readingsOf = (parsed: ParsedAmount): readonly string[] => {
  switch (parsed._tag) {
    case 'Exact':
      return [parsed.amount];
    case 'Ambiguous':
      return parsed.readings;
    case 'Empty':
    case 'Invalid':
      return [];
  }
};

describe.each(LANGUAGES)('amounts in %s', (language) => {
  it('are parsed back from a field without losing a digit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const parsed = parseAmount(amountForField(amount, language), language);
        expect(readingsOf(parsed)).toContain(amount);
        // our input fields have no grouping, so only three decimals can look like a group
        if (!/^[1-9]\d{0,2}\.\d{3}$/.test(amount)) expect(parsed).toEqual({ _tag: 'Exact', amount });
      }),
    );
  });

  it('are parsed back from their formatted form, or both readings are offered', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatAmount(amount, language);
        expect(readingsOf(parseAmount(text, language))).toContain(amount);
        expect(text).not.toMatch(/e/i);
      }),
    );
  });

  it('are canonical decimal strings for any typed text', () => {
    fc.assert(
      fc.property(typedTexts, (text) => {
        for (const reading of readingsOf(parseAmount(text, language)))
          expect(reading).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      }),
    );
  });
});

describe('roundForDisplay on any amount', () => {
  it('never exceeds the amount and keeps every digit that is displayed', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (amount, digits) => {
        const shown = roundForDisplay(amount, digits);
        // a prefix of the amount: truncated, never rounded up
        expect(amount.startsWith(shown)).toBe(true);
        expect(shown.split('.')[0]).toBe(amount.split('.')[0]);
      }),
    );
  });
});
