import { EMPTY_DRAFT, reviewDraft, strictestOf } from './whitelist';
import type { WhitelistEntry } from './whitelist';

const entry: WhitelistEntry = {
  id: '1',
  label: 'Mine',
  wallet: 'rHb9',
  extraId: '12',
  currencies: ['xrp', 'usdc'],
};
const draft = { ...EMPTY_DRAFT, wallet: 'rHb9', extraId: '13', currencies: ['xrp'] };

describe('reviewDraft (spec §3, §5)', () => {
  it.each([
    { rule: 'good', draft, verdict: 'good', problem: null },
    { rule: 'not checked yet', draft, verdict: null, problem: null },
    { rule: 'could not be checked', draft, verdict: 'unknown', problem: null },
    { rule: 'no currency', draft: EMPTY_DRAFT, verdict: null, problem: 'NoCurrency' },
    { rule: 'no address', draft: { ...draft, wallet: ' ' }, verdict: null, problem: 'NoAddress' },
    { rule: 'not an address of the currency', draft, verdict: 'bad', problem: 'NotAnAddress' },
    {
      rule: 'an extra id is required',
      draft: { ...draft, extraId: '' },
      verdict: 'extra-id-required',
      problem: 'ExtraIdNeeded',
    },
    {
      rule: 'an extra id of spaces is ignored',
      draft: { ...draft, extraId: ' ' },
      verdict: 'extra-id-required',
      problem: 'ExtraIdNeeded',
    },
    {
      rule: 'spaces around it',
      draft: { ...draft, wallet: ' rHb9 ', extraId: '12' },
      verdict: 'good',
      problem: 'AlreadyThere',
    },
    { rule: 'a required extra id', draft, verdict: 'extra-id-required', problem: null },
    { rule: 'a duplicate', draft: { ...draft, extraId: '12 ' }, verdict: 'good', problem: 'AlreadyThere' },
    {
      rule: 'a duplicate with one more currency',
      draft: { ...draft, extraId: '12', currencies: ['xrp', 'btc'] },
      verdict: 'good',
      problem: null,
    },
  ] as const)('$rule', ({ draft: filled, verdict, problem }) => {
    expect(reviewDraft(filled, { verdict, isShared: false, networks: ['xrp'], entries: [entry] })).toBe(
      problem,
    );
  });

  it('asks about an address that another chain accepts too', () => {
    expect(reviewDraft(draft, { verdict: 'good', isShared: true, networks: ['xrp'], entries: [] })).toBe(
      'Ambiguous',
    );
  });
});

describe('the memo of a new entry', () => {
  it.each([
    { rule: 'a tag', networks: ['xrp'], extraId: ' 7 ', problem: null },
    { rule: 'letters as a tag', networks: ['xrp'], extraId: 'order 7', problem: 'NotAMemo' },
    { rule: 'a free text', networks: ['algo'], extraId: 'order 7', problem: null },
    { rule: 'unfit for one of two networks', networks: ['algo', 'eth'], extraId: '7', problem: 'NotAMemo' },
    { rule: 'none', networks: ['eth'], extraId: ' ', problem: null },
    {
      rule: 'a private key (BIP 178 test key)',
      networks: ['eos'],
      extraId: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
      problem: 'NotAMemo',
    },
    { rule: 'any text before the coins are loaded', networks: [], extraId: 'order 7', problem: null },
  ] as const)('$rule', ({ networks, extraId, problem }) => {
    const review = reviewDraft(
      { ...draft, extraId },
      { verdict: 'good', isShared: false, networks, entries: [] },
    );
    expect(review).toBe(problem);
  });
});

describe('reviewDraft among several entries', () => {
  const others: readonly WhitelistEntry[] = [{ ...entry, id: '2', wallet: 'rOther', extraId: null }, entry];

  it.each([
    { rule: 'a duplicate of one of them', change: { extraId: '12' }, problem: 'AlreadyThere' },
    {
      rule: 'the same without an extra id',
      change: { wallet: 'rOther', extraId: '' },
      problem: 'AlreadyThere',
    },
    { rule: 'no duplicate', change: { extraId: '13' }, problem: null },
  ])('$rule', ({ change, problem }) => {
    expect(
      reviewDraft(
        { ...draft, ...change },
        { verdict: 'good', isShared: false, networks: ['xrp'], entries: others },
      ),
    ).toBe(problem);
  });
});

describe('strictestOf', () => {
  it.each([
    { verdicts: ['good', 'bad', 'unknown'], strictest: 'bad' },
    { verdicts: ['good', 'extra-id-required'], strictest: 'extra-id-required' },
    { verdicts: ['good', 'unknown'], strictest: 'unknown' },
    { verdicts: ['good'], strictest: 'good' },
  ] as const)('of $verdicts is $strictest', ({ verdicts, strictest }) => {
    expect(strictestOf(verdicts)).toBe(strictest);
  });
});
