import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import { addressFacts } from './address.fixture';
import { checkRecipient } from './check-recipient';
import { addressPatternVerdict, fitsExtraIdPattern } from './service-pattern';

const anyOf = (length: number): string => `a|${'b'.repeat(length - 2)}`;

describe('addressPatternVerdict', () => {
  it.each([
    { rule: 'a text that fits', address: 'abc', addressPattern: '^abc$', verdict: 'Fits' },
    {
      rule: 'a text that fits a pattern without anchors',
      address: 'abc',
      addressPattern: 'abc',
      verdict: 'Fits',
    },
    { rule: 'a text that fits in part', address: 'abcd', addressPattern: 'abc', verdict: 'Misfit' },
    { rule: 'a text of 256 characters', address: 'a'.repeat(256), addressPattern: 'a+', verdict: 'Fits' },
    { rule: 'a text of 257 characters', address: 'a'.repeat(257), addressPattern: 'a+', verdict: null },
    { rule: 'no pattern', address: 'abc', addressPattern: null, verdict: null },
    { rule: 'an invalid pattern', address: 'abc', addressPattern: '[b-a]', verdict: null },
    { rule: 'a slow pattern', address: 'aaa', addressPattern: '(a+)+', verdict: null },
    { rule: 'a pattern of 4000 characters', address: 'a', addressPattern: anyOf(4_000), verdict: 'Fits' },
    { rule: 'a longer pattern', address: 'a', addressPattern: anyOf(4_001), verdict: null },
  ])('$rule: $verdict', ({ address, addressPattern, verdict }) => {
    expect(addressPatternVerdict(address, aCurrencyInfo({ addressPattern }))).toBe(verdict);
  });

  it('is null while the details are unknown', () => {
    expect(addressPatternVerdict('abc', null)).toBeNull();
  });
});

describe('fitsExtraIdPattern', () => {
  it.each([
    { rule: 'an ID of 256 characters', extraId: '1'.repeat(256), extraIdPattern: null, fits: true },
    { rule: 'an ID of 257 characters', extraId: '1'.repeat(257), extraIdPattern: null, fits: false },
    {
      rule: 'a recovery phrase',
      extraId: `${'legal winner thank year '.repeat(2)}wave sausage worth useful`,
      extraIdPattern: null,
      fits: false,
    },
    { rule: 'a hidden character', extraId: '1\u200B2', extraIdPattern: null, fits: false },
    { rule: 'an ID that does not fit', extraId: '12a', extraIdPattern: '[0-9]+', fits: false },
  ])('$rule: $fits', ({ extraId, extraIdPattern, fits }) => {
    expect(fitsExtraIdPattern(extraId, aCurrencyInfo({ extraIdPattern }))).toBe(fits);
  });
});

describe('an address of a network without a format of its own', () => {
  const currency = aCurrency({ ticker: 'xyz', network: 'no-such-chain' });
  const check = (address: string) =>
    checkRecipient(addressFacts({ address, currency, info: aCurrencyInfo({ addressPattern: 'ab.c' }) }));

  it('is accepted if it fits the pattern of the service', async () => {
    expect(await check('ab.c')).toEqual({ _tag: 'Valid', address: 'ab.c' });
    expect(await check('ab.cd')).toEqual({ _tag: 'PatternMismatch' });
  });
});
