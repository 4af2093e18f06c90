import { switchRateMode } from './rate-mode';

const facts = {
  rateMode: 'fixed',
  direction: 'reverse',
  amountTo: '2',
  errors: ['a'],
  warnings: ['b'],
} as const;

describe('switchRateMode (spec §4)', () => {
  it.each([
    {
      rule: 'to floating: errors, warnings and amountTo go, and with it the reverse direction',
      mode: 'floating',
      expected: { rateMode: 'floating', direction: 'direct', amountTo: null, errors: [], warnings: [] },
    },
    {
      rule: 'to fixed: amountTo stays',
      mode: 'fixed',
      expected: { rateMode: 'fixed', direction: 'reverse', amountTo: '2', errors: [], warnings: [] },
    },
  ] as const)('$rule', ({ mode, expected }) => {
    expect(switchRateMode(facts, mode)).toEqual(expected);
  });
});
