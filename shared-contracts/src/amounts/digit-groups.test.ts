import fc from 'fast-check';

import { LANGUAGES } from '../values/index.ts';
import { decimalSeparatorOf } from './decimal-separator.ts';
import { groupDigits } from './digit-groups.ts';

const wholes = fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,29}$/));
const byThePlatform = (whole: string, language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(BigInt(whole));

describe.each([...LANGUAGES])('digits in %s', (language) => {
  it('are grouped as Intl does it, without calling Intl', () => {
    fc.assert(
      fc.property(wholes, (whole) => {
        expect(groupDigits(whole, language)).toBe(byThePlatform(whole, language));
      }),
    );
    const asked = jest.spyOn(Intl, 'NumberFormat');
    groupDigits('1234567', language);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('an extra language of a site', () => {
  it.each([
    { language: 'tr', digits: '1.234.567', decimal: ',' },
    { language: 'zh', digits: '1,234,567', decimal: '.' },
    { language: 'he', digits: '1,234,567', decimal: '.' },
    { language: 'ar', digits: '1,234,567', decimal: '.' },
  ])('$language has its own separators', ({ language, digits, decimal }) => {
    expect(groupDigits('1234567', language)).toBe(digits);
    expect(decimalSeparatorOf(language)).toBe(decimal);
  });
});
