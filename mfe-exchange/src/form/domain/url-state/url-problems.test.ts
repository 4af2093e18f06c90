import { findUrlProblems, readHiddenModes } from './url-problems';

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
    {
      rule: 'an invalid value of a key in capitals',
      search: '?AMOUNT=1e9',
      told: [misread('amount', '1e9')],
    },
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
