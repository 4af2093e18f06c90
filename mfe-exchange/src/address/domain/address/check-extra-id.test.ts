import { aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import { checkExtraId, memoDecisionOf } from './check-extra-id';
import type { ExtraIdVerdict } from './check-extra-id';

const xrp = aCurrencyInfo({
  hasExtraId: true,
  extraIdName: 'Destination tag',
  extraIdPattern: '^[0-9]{1,19}$',
});
const xlm = aCurrencyInfo({ hasExtraId: true, extraIdName: 'Memo', extraIdPattern: null });

describe('checkExtraId (spec §5 "Extra id")', () => {
  it.each([
    {
      rule: 'a currency without one needs none',
      facts: { extraId: 'x', info: aCurrencyInfo(), network: 'btc' },
      verdict: { _tag: 'NotNeeded' },
    },
    {
      rule: 'an info that has not come asks for none',
      facts: { extraId: 'x', info: null, network: 'xrp' },
      verdict: { _tag: 'NotNeeded' },
    },
    {
      rule: 'nothing entered',
      facts: { extraId: ' ', info: xrp, network: 'xrp' },
      verdict: { _tag: 'Empty' },
    },
    {
      rule: 'an entered one must match the tag pattern',
      facts: { extraId: '12a', info: xrp, network: 'xrp' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'a matching one is trimmed and accepted',
      facts: { extraId: ' 123 ', info: xrp, network: 'xrp' },
      verdict: { _tag: 'Valid', extraId: '123', warning: null },
    },
    {
      rule: 'the highest tag of the XRP Ledger',
      facts: { extraId: '4294967295', info: xrp, network: 'xrp' },
      verdict: { _tag: 'Valid', extraId: '4294967295', warning: null },
    },
    {
      rule: 'a higher one warns though the pattern lets it pass',
      facts: { extraId: '4294967296', info: xrp, network: 'xrp' },
      verdict: { _tag: 'Valid', extraId: '4294967296', warning: 'TagAboveNetworkLimit' },
    },
    {
      rule: 'an invalid pattern is ignored',
      facts: { extraId: 'abc', info: { ...xrp, extraIdPattern: '[' }, network: 'xrp' },
      verdict: { _tag: 'Valid', extraId: 'abc', warning: null },
    },
    {
      rule: 'an invisible character is refused, whatever the pattern',
      facts: { extraId: '12\u200b', info: { ...xlm, extraIdPattern: '^.{1,120}$' }, network: 'eos' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'a turn of the writing direction is refused without a pattern',
      facts: { extraId: '\u202e12', info: xlm, network: 'xlm' },
      verdict: { _tag: 'PatternMismatch' },
    },
    {
      rule: 'a text of 10 kB is refused',
      facts: { extraId: '1'.repeat(10_000), info: xlm, network: 'xlm' },
      verdict: { _tag: 'PatternMismatch' },
    },
  ])('$rule', ({ facts, verdict }) => {
    expect(checkExtraId(facts)).toEqual(verdict);
  });
});

describe('a memo that the network cannot carry causes a warning (visitor expectations "The form")', () => {
  const free = aCurrencyInfo({ hasExtraId: true, extraIdName: 'Memo', extraIdPattern: null });
  const warned = (extraId: string, network: string) => {
    const verdict = checkExtraId({ extraId, info: free, network });
    return verdict._tag === 'Valid' ? verdict.warning : verdict._tag;
  };

  it.each([
    { network: 'xrp', rule: 'the highest tag, 4294967295', extraId: '4294967295', warning: null },
    { network: 'xrp', rule: 'one more', extraId: '4294967296', warning: 'TagAboveNetworkLimit' },
    { network: 'xlm', rule: 'the highest id of 64 bits', extraId: '18446744073709551615', warning: null },
    { network: 'xlm', rule: 'one more', extraId: '18446744073709551616', warning: 'IdAboveNetworkLimit' },
    { network: 'xlm', rule: 'a text of 28 bytes', extraId: 'é'.repeat(14), warning: null },
    { network: 'xlm', rule: '15 letters of 30 bytes', extraId: 'é'.repeat(15), warning: 'MemoTooManyBytes' },
    { network: 'stx', rule: '34 bytes', extraId: 'a'.repeat(34), warning: null },
    { network: 'stx', rule: '35 bytes', extraId: 'a'.repeat(35), warning: 'MemoTooManyBytes' },
    { network: 'hbar', rule: '101 bytes', extraId: 'a'.repeat(101), warning: 'MemoTooManyBytes' },
    { network: 'ton', rule: '121 bytes', extraId: 'a'.repeat(121), warning: 'MemoTooManyBytes' },
    { network: 'bnb', rule: '129 bytes', extraId: 'a'.repeat(129), warning: 'MemoTooManyBytes' },
    { network: 'hbar', rule: '100 bytes', extraId: 'a'.repeat(100), warning: null },
    { network: 'eos', rule: '257 bytes', extraId: `a${'é'.repeat(128)}`, warning: 'MemoTooManyBytes' },
    { network: 'waxp', rule: '257 bytes', extraId: `a${'é'.repeat(128)}`, warning: 'MemoTooManyBytes' },
    { network: 'atom', rule: '257 bytes', extraId: `a${'é'.repeat(128)}`, warning: 'MemoTooManyBytes' },
    { network: 'xrp', rule: 'digits before a letter', extraId: '9999999999a', warning: null },
    { network: 'xrp', rule: 'digits after a letter', extraId: 'a9999999999', warning: null },
    { network: 'atom', rule: '256 bytes', extraId: 'a'.repeat(256), warning: null },
    { network: 'eos', rule: 'a number is a text like any other', extraId: '9'.repeat(25), warning: null },
    { network: 'btc', rule: 'no limit', extraId: 'a'.repeat(250), warning: null },
  ])('$network: $rule', ({ extraId, network, warning }) => {
    expect(warned(extraId, network)).toBe(warning);
  });

  it('returns the limit in bytes', () => {
    expect(checkExtraId({ extraId: 'é'.repeat(15), info: xlm, network: 'xlm' })).toMatchObject({
      limitBytes: 28,
    });
  });

  it('detects the recipient in the memo field', () => {
    const facts = { extraId: 'rHb9CJAWyB4', info: free, network: 'xrp', recipient: ' rHb9CJAWyB4 ' };
    expect(checkExtraId(facts)).toMatchObject({ _tag: 'Valid', warning: 'SameAsRecipient' });
  });
});

describe('memoDecisionOf', () => {
  const given: ExtraIdVerdict = { _tag: 'Valid', extraId: '123', warning: null };
  it.each([
    {
      rule: 'no decision needed',
      verdict: { _tag: 'NotNeeded' },
      ticked: false,
      decision: { _tag: 'NotNeeded' },
    },
    {
      rule: 'a memo can not be skipped silently',
      verdict: { _tag: 'Empty' },
      ticked: false,
      decision: { _tag: 'Undecided' },
    },
    {
      rule: 'the tick decides',
      verdict: { _tag: 'Empty' },
      ticked: true,
      decision: { _tag: 'DeclaredUnneeded' },
    },
    {
      rule: 'a typed id outweighs the tick',
      verdict: given,
      ticked: true,
      decision: { _tag: 'Given', extraId: '123' },
    },
    {
      rule: 'an invalid ID is not a decision',
      verdict: { _tag: 'PatternMismatch' },
      ticked: true,
      decision: { _tag: 'Undecided' },
    },
  ] as const)('$rule', ({ verdict, ticked, decision }) => {
    expect(memoDecisionOf(verdict, ticked)).toEqual(decision);
  });

  it.each([
    { rule: 'typed or not', verdict: given },
    { rule: 'ticked or not', verdict: { _tag: 'Empty' } as const },
    { rule: 'even a wrong one', verdict: { _tag: 'PatternMismatch' } as const },
  ])('an ID inside the address takes precedence over the field, $rule', ({ verdict }) => {
    expect(memoDecisionOf(verdict, true, '11747')).toEqual({ _tag: 'InAddress', extraId: '11747' });
  });

  it('an ID inside an address is ignored if the currency has no extra ID', () => {
    expect(memoDecisionOf({ _tag: 'NotNeeded' }, false, '8a125052fe6f3877')).toEqual({ _tag: 'NotNeeded' });
  });
});
