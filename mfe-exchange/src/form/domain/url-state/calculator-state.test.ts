import fc from 'fast-check';

import { FIATS } from '../../../currency/domain/currency';
import { readCalculatorState, writeCalculatorState } from './calculator-state';
import { findUrlProblems } from './url-problems';

const nothing = {
  from: null,
  to: null,
  amount: null,
  amountTo: null,
  isFiatMode: false,
  rateMode: null,
  direction: null,
};
const read = (search: string, hash = '') => readCalculatorState({ search, hash });

const states = fc.record({
  from: fc.option(fc.stringMatching(/^[a-z0-9]{1,12}$/)),
  to: fc.option(fc.stringMatching(/^[a-z0-9]{1,12}$/)),
  amount: fc.option(fc.stringMatching(/^\d{1,20}(\.\d{1,18})?$/)),
  amountTo: fc.option(fc.stringMatching(/^\d{1,20}(\.\d{1,18})?$/)),
  isFiatMode: fc.boolean(),
  rateMode: fc.option(fc.constantFrom('floating' as const, 'fixed' as const)),
  direction: fc.option(fc.constantFrom('direct' as const, 'reverse' as const)),
});

describe('readCalculatorState (spec §2 "Exchange")', () => {
  it.each([
    {
      rule: 'the query',
      search: '?from=btc&to=eth&amount=0.1',
      hash: '',
      state: { ...nothing, from: 'btc', to: 'eth', amount: '0.1' },
    },
    {
      rule: 'the hash',
      search: '',
      hash: '#from=btc&to=eth&fiatMode=true',
      state: { ...nothing, from: 'btc', to: 'eth', isFiatMode: true },
    },
    {
      rule: 'the query before the hash',
      search: '?from=btc',
      hash: '#from=ltc&to=eth',
      state: { ...nothing, from: 'btc', to: 'eth' },
    },
    {
      rule: 'the rate mode and the direction',
      search: '?rateMode=fixed&type=reverse&amountTo=2',
      hash: '',
      state: { ...nothing, rateMode: 'fixed', direction: 'reverse', amountTo: '2' },
    },
    { rule: 'a ticker in capitals', search: '?from=BTC', hash: '', state: { ...nothing, from: 'btc' } },
    {
      rule: 'keys in capitals',
      search: '?FROM=btc&AmountTo=2',
      hash: '#TO=eth&from=ltc',
      state: { ...nothing, from: 'btc', to: 'eth', amountTo: '2' },
    },
    { rule: 'a hash after more signs', search: '', hash: '#!?from=btc', state: { ...nothing, from: 'btc' } },
    { rule: 'the first of two', search: '?FROM=btc&from=eth', hash: '', state: { ...nothing, from: 'btc' } },
    { rule: 'the first of two', search: '?from=btc&from=eth', hash: '', state: { ...nothing, from: 'btc' } },
    {
      rule: 'nothing from invalid values',
      search: '?from=<b>&amount=1e9&rateMode=fast&type=x&fiatMode=1',
      hash: '',
      state: nothing,
    },
    {
      rule: 'nothing from names of JavaScript properties',
      search: '?__proto__=1&constructor=2&from=__proto__',
      hash: '',
      state: { ...nothing, from: '__proto__' },
    },
    {
      rule: 'other values next to an invalid % sign',
      search: '?x=%E0%A4%A&from=btc&to=%',
      hash: '',
      state: { ...nothing, from: 'btc' },
    },
    {
      rule: 'the beginning of 64 kB',
      search: `?from=btc&x=${'a'.repeat(65_536)}`,
      hash: '',
      state: { ...nothing, from: 'btc' },
    },
    { rule: 'no amount of 10 kB', search: `?amount=${'1'.repeat(10_000)}`, hash: '', state: nothing },
  ])('reads $rule', ({ search, hash, state }) => {
    expect(read(search, hash)).toEqual(state);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (search, hash) => {
        expect(Object.keys(read(search, hash))).toEqual(Object.keys(nothing));
      }),
    );
  });
});

type Sides = { from: string | null; to: string | null; isFiatMode: boolean };
const pairProblemsOf = ({ from, to, isFiatMode }: Sides) => {
  if (from === null || to === null) return [];
  if (from === to) return [{ _tag: 'SameCurrency', ticker: from }];
  const hasFiat = [from, to].some((ticker) => FIATS.includes(ticker));
  return isFiatMode && !hasFiat ? [{ _tag: 'NoFiat' }] : [];
};

describe('writeCalculatorState', () => {
  it.each([
    {
      rule: 'keeps other keys',
      search: '?utm_source=x&from=ltc',
      state: { ...nothing, from: 'btc' },
      written: '?utm_source=x&from=btc',
    },
    {
      rule: 'drops removed values in capitals',
      search: '?FROM=ltc&amount=1&REF=x',
      state: nothing,
      written: '?REF=x',
    },
    { rule: 'drops removed values', search: '?from=ltc&amount=1', state: nothing, written: '' },
    {
      rule: 'drops a repeated key',
      search: '?from=a&from=b',
      state: { ...nothing, from: 'c' },
      written: '?from=c',
    },
    {
      rule: 'writes fiat mode only when it is on',
      search: '',
      state: { ...nothing, isFiatMode: true },
      written: '?fiatMode=true',
    },
  ])('$rule', ({ search, state, written }) => {
    expect(writeCalculatorState(search, state)).toBe(written);
  });

  it('is read as it was written, with any other keys', () => {
    fc.assert(
      fc.property(states, fc.stringMatching(/^[a-z_]{3,10}$/), fc.string(), (state, key, value) => {
        const others = new URLSearchParams([[`x${key}`, value]]).toString();
        const written = writeCalculatorState(`?${others}`, state);
        expect(read(written)).toEqual(state);
        expect(new URLSearchParams(written).get(`x${key}`)).toBe(value);
        expect(findUrlProblems({ search: written, hash: '' })).toEqual(pairProblemsOf(state));
      }),
    );
  });
});
