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

describe('rounding a decimal string', () => {
  it.each([
    { rule: 'halves go away from zero', is: roundDecimals('1.005', 2), shown: '1.01' },
    { rule: 'below it too', is: roundDecimals('-1.005', 2), shown: '-1.01' },
    { rule: 'each digit counts', is: roundDecimals('1.00499999999999999999', 2), shown: '1.00' },
    { rule: 'all decimals stand there', is: roundDecimals('5', 2), shown: '5.00' },
    { rule: 'nothing has no sign', is: roundDecimals('-0.004', 2), shown: '0.00' },
    { rule: 'no zeros behind what means something', is: roundSignificant('1.50000001', 7), shown: '1.5' },
    { rule: 'one digit more when it turns over', is: roundSignificant('0.99999999', 7), shown: '1' },
    { rule: 'large numbers keep their length', is: roundSignificant('123456789', 7), shown: '123456800' },
    { rule: 'small ones their zeros', is: roundSignificant('0.0000123456789', 7), shown: '0.00001234568' },
    { rule: 'zeros in front mean nothing', is: roundSignificant('0012.345', 3), shown: '12.3' },
    { rule: 'what is no number stays', is: roundSignificant('soon', 7), shown: 'soon' },
    { rule: 'what is no number stays, here too', is: roundDecimals('1e5', 2), shown: '1e5' },
  ])('$rule: $shown', ({ is, shown }) => {
    expect(is).toBe(shown);
  });

  it('is that of a library for any number', () => {
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
