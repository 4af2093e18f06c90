import fc from 'fast-check';

import { LANGUAGES } from '../values/index.ts';
import { amountForField, formatAmount, parseAmount, roundForDisplay } from './index.ts';
import type { ParsedAmount } from './index.ts';

/** Canonical decimal strings: no leading zero, no trailing one, as the wire has them. */
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
  it('stand in a field as they are read back, to the last digit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const parsed = parseAmount(amountForField(amount, language), language);
        expect(readingsOf(parsed)).toContain(amount);
        // a field of ours has no groups, so only three decimals can ever look like one
        if (!/^[1-9]\d{0,2}\.\d{3}$/.test(amount)) expect(parsed).toEqual({ _tag: 'Exact', amount });
      }),
    );
  });

  it('are shown as they can be read back, and are never guessed wrong', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatAmount(amount, language);
        expect(readingsOf(parseAmount(text, language))).toContain(amount);
        expect(text).not.toMatch(/e/i);
      }),
    );
  });

  it('are canonical decimal strings, whatever was typed', () => {
    fc.assert(
      fc.property(typedTexts, (text) => {
        for (const reading of readingsOf(parseAmount(text, language)))
          expect(reading).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      }),
    );
  });
});

describe('roundForDisplay on any amount', () => {
  it('never shows more than there is, nor loses more than the last shown digit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 12 }), (amount, digits) => {
        const shown = roundForDisplay(amount, digits);
        // the first digits of it, cut and never rounded up
        expect(amount.startsWith(shown)).toBe(true);
        expect(shown.split('.')[0]).toBe(amount.split('.')[0]);
      }),
    );
  });
});
