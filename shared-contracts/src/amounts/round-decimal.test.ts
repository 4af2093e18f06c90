import Big from 'big.js';
import fc from 'fast-check';

import { roundDecimals, roundSignificant } from './round-decimal.ts';

const decimals = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.stringMatching(/^(?:0|[1-9]\d{0,24})$/),
    fc.stringMatching(/^(?:0{0,9}\d{0,20})$/),
  )
  .map(([sign, whole, fraction]) => sign + whole + (fraction === '' ? '' : `.${fraction}`));

const places = fc.integer({ min: 0, max: 12 });
const exactly = (big: Big, text: string): string => (big.eq(0) ? text.replace('-', '') : text);

describe('roundDecimals and roundSignificant', () => {
  it.each([
    { rule: 'halves are rounded away from zero', is: roundDecimals('1.005', 2), shown: '1.01' },
    { rule: 'also below zero', is: roundDecimals('-1.005', 2), shown: '-1.01' },
    { rule: 'rounds at each digit', is: roundDecimals('1.00499999999999999999', 2), shown: '1.00' },
    { rule: 'pads with zeros', is: roundDecimals('5', 2), shown: '5.00' },
    { rule: 'zero has no sign', is: roundDecimals('-0.004', 2), shown: '0.00' },
    {
      rule: 'removes trailing zeros after significant digits',
      is: roundSignificant('1.50000001', 7),
      shown: '1.5',
    },
    { rule: 'one digit more after a carry', is: roundSignificant('0.99999999', 7), shown: '1' },
    { rule: 'large numbers keep their length', is: roundSignificant('123456789', 7), shown: '123456800' },
    {
      rule: 'small numbers keep their zeros',
      is: roundSignificant('0.0000123456789', 7),
      shown: '0.00001234568',
    },
    { rule: 'leading zeros are not significant', is: roundSignificant('0012.345', 3), shown: '12.3' },
    { rule: 'text that is not a number is unchanged', is: roundSignificant('soon', 7), shown: 'soon' },
    { rule: 'text that is not a number is unchanged here too', is: roundDecimals('1e5', 2), shown: '1e5' },
  ])('$rule: $shown', ({ is, shown }) => {
    expect(is).toBe(shown);
  });

  it('agrees with a library for any number', () => {
    fc.assert(
      fc.property(decimals, places, (amount, digits) => {
        const big = new Big(amount);
        expect(roundDecimals(amount, digits)).toBe(exactly(big.round(digits), big.toFixed(digits)));
        const significant = big.prec(digits + 1);
        expect(roundSignificant(amount, digits + 1)).toBe(exactly(significant, significant.toFixed()));
      }),
    );
  });
});
