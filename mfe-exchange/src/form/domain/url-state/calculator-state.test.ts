import fc from 'fast-check';

import { FIATS } from '../../../currency/domain/currency';
import { readCalculatorState, writeCalculatorState } from './calculator-state';
import { findUrlProblems, readHiddenModes } from './url-problems';

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

describe('findUrlProblems', () => {
  const misread = (key: string, text: string) => ({ _tag: 'NotUnderstood', key, text });
  it.each([
    { rule: 'nothing about a valid address', search: '?from=btc&to=eth&amount=0.1', told: [] },
    { rule: 'nothing about empty values', search: '?from=&amount=', told: [] },
    { rule: 'nothing about other keys', search: '?utm_source=abc&size=big', told: [] },
    { rule: 'an invalid amount', search: '?amount=abc', told: [misread('amount', 'abc')] },
    { rule: 'an amount with an exponent', search: '?amount=1e9', told: [misread('amount', '1e9')] },
    { rule: 'an amount with a comma', search: '?amount=0%2C5', told: [misread('amount', '0,5')] },
    { rule: 'an invalid ticker', search: '?from=%3Cb%3E', told: [misread('from', '<b>')] },
    { rule: 'an unknown rate mode', search: '?rateMode=fast', told: [misread('rateMode', 'fast')] },
    { rule: 'an unknown direction', search: '?type=up', told: [misread('type', 'up')] },
    { rule: 'an invalid target', search: '?to=%3Cb%3E', told: [misread('to', '<b>')] },
    { rule: 'an invalid amount to receive', search: '?amountTo=x', told: [misread('amountTo', 'x')] },
    { rule: 'nothing about fiat mode switched off', search: '?fiatMode=false', told: [] },
    { rule: 'a value without white space', search: '?amount=%20abc%20', told: [misread('amount', 'abc')] },
    {
      rule: 'characters that would change the text of the page as ?',
      search: '?from=%E2%80%AEctb%E2%80%8B%00',
      told: [misread('from', '?ctb??')],
    },
    {
      rule: 'a text of 24 characters in full',
      search: `?amount=${'x'.repeat(24)}`,
      told: [misread('amount', 'x'.repeat(24))],
    },
    {
      rule: 'no half of a character at the end',
      search: `?amount=${'x'.repeat(23)}😀yy`,
      told: [misread('amount', `${'x'.repeat(23)}…`)],
    },
    {
      rule: 'a whole character before the end',
      search: `?amount=😀${'x'.repeat(30)}`,
      told: [misread('amount', `😀${'x'.repeat(22)}…`)],
    },
    { rule: 'an invalid fiat mode', search: '?fiatMode=1', told: [misread('fiatMode', '1')] },
    {
      rule: 'one currency on both sides, case-insensitively',
      search: '?from=BTC&to=btc',
      told: [{ _tag: 'SameCurrency', ticker: 'btc' }],
    },
    { rule: 'fiat mode without fiat', search: '?from=btc&to=eth&fiatMode=true', told: [{ _tag: 'NoFiat' }] },
    { rule: 'nothing about fiat mode with fiat', search: '?from=usd&to=eth&fiatMode=true', told: [] },
    {
      rule: 'the beginning of a long text',
      search: `?amount=${'x'.repeat(40)}`,
      told: [misread('amount', `${'x'.repeat(24)}…`)],
    },
  ])('reports $rule', ({ search, told }) => {
    expect(findUrlProblems({ search, hash: '' })).toEqual(told);
  });

  it('reads the hash too', () => {
    expect(findUrlProblems({ search: '', hash: '#amount=abc' })).toEqual([misread('amount', 'abc')]);
  });
});

describe('readHiddenModes (spec §2 "Hiding modes")', () => {
  it.each([
    { rule: 'none by default', search: '', hidden: [] },
    { rule: 'one', search: '?hideModes=fiatMode', hidden: ['fiatMode'] },
    {
      rule: 'several, in a fixed order',
      search: '?hideModes=fixedRate,%20floatRate',
      hidden: ['floatRate', 'fixedRate'],
    },
    { rule: 'no unknown ones', search: '?hideModes=everything', hidden: [] },
  ])('reads $rule', ({ search, hidden }) => {
    expect(readHiddenModes({ search, hash: '' })).toEqual(hidden);
  });
});

describe('writeCalculatorState', () => {
  it.each([
    {
      rule: 'keeps other keys',
      search: '?utm_source=x&from=ltc',
      state: { ...nothing, from: 'btc' },
      written: '?utm_source=x&from=btc',
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
