import { aCurrencyInfo } from '../currency/currency.fixture';
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
      rule: 'a matching one is trimmed and taken',
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
      rule: 'a Stellar memo is limited in bytes, not letters',
      facts: { extraId: 'é'.repeat(15), info: xlm, network: 'xlm' },
      verdict: { _tag: 'Valid', extraId: 'é'.repeat(15), warning: 'MemoTooManyBytes' },
    },
    {
      rule: 'a broken pattern refuses nothing',
      facts: { extraId: 'abc', info: { ...xrp, extraIdPattern: '[' }, network: 'xrp' },
      verdict: { _tag: 'Valid', extraId: 'abc', warning: null },
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

describe('memoDecisionOf', () => {
  const given: ExtraIdVerdict = { _tag: 'Valid', extraId: '123', warning: null };
  it.each([
    {
      rule: 'nothing to decide',
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
      rule: 'a wrong id decides nothing',
      verdict: { _tag: 'PatternMismatch' },
      ticked: true,
      decision: { _tag: 'Undecided' },
    },
  ] as const)('$rule', ({ verdict, ticked, decision }) => {
    expect(memoDecisionOf(verdict, ticked)).toEqual(decision);
  });
});
