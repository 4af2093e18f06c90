import { ripple } from './coin.fixture';
import { EMPTY_WITHDRAWAL, FIRST_DEPOSIT, chargedOf, maxWithdrawal, reviewWithdrawal } from './withdrawal';
import type { WithdrawalDraft, WithdrawalFacts, WithdrawalProblem } from './withdrawal';

type Stop = {
  readonly rule: string;
  readonly change?: Partial<WithdrawalDraft>;
  readonly verdict?: WithdrawalFacts['verdict'];
  readonly hasTwoFactor?: boolean;
  readonly network?: string;
  readonly problem: WithdrawalProblem;
};

const facts: WithdrawalFacts = {
  asset: { currency: 'xrp', network: 'xrp', available: '1', withdrawalFee: '0.0001', decimals: 8 },
  coins: [],
  verdict: 'good',
  hasTwoFactor: false,
  isShared: false,
};
const draft = { ...EMPTY_WITHDRAWAL, typed: '0.5', address: 'bc1q', password: 'secret' };

const RECOVERY_PHRASE = `${'legal winner thank year '.repeat(2)}wave sausage worth useful`;

describe('a withdrawal', () => {
  it('adds its fee to the amount', () => {
    expect(chargedOf('0.5', '0.0001')).toBe('0.5001');
  });

  it.each([
    { available: '1', most: '0.9999' },
    { available: '0.0001', most: '0' },
    { available: '0', most: '0' },
  ])('from $available is at most $most', ({ available, most }) => {
    expect(maxWithdrawal({ ...facts.asset, available })).toBe(most);
  });

  it('is allowed without a problem', () =>
    expect(reviewWithdrawal(draft, facts, 'en')).toEqual({ amount: '0.5', problems: [] }));

  it('is allowed if the address cannot be checked', () => {
    expect(reviewWithdrawal(draft, { ...facts, verdict: 'unknown' }, 'en').problems).toEqual([]);
  });

  it.each([
    { listed: 'xrp', problems: [] },
    { listed: 'eth', problems: [{ field: 'address', problem: 'NetworkUnclear' }] },
  ])('needs one network: the list of coins has $listed', ({ listed, problems }) => {
    const coins = [ripple, { ...ripple, network: listed }];
    expect(reviewWithdrawal(draft, { ...facts, coins }, 'en').problems).toEqual(problems);
  });

  it.each([
    {
      rule: 'the whole balance leaves nothing for the fee',
      change: { typed: '1' },
      problem: { field: 'amount', problem: 'FeeNotCovered' },
    },
    {
      rule: 'more than the balance',
      change: { typed: '1.1' },
      problem: { field: 'amount', problem: 'MoreThanThereIs' },
    },
    {
      rule: 'more decimals than the currency',
      change: { typed: '0.123456789' },
      problem: { field: 'amount', problem: 'TooManyDecimals' },
    },
    { rule: 'no amount', change: { typed: '' }, problem: { field: 'amount', problem: 'Missing' } },
    { rule: 'no address', change: { address: ' ' }, problem: { field: 'address', problem: 'Missing' } },
    {
      rule: 'not an address of the currency',
      verdict: 'bad',
      problem: { field: 'address', problem: 'NotAnAddress' },
    },
    {
      rule: 'an exchange address that needs a memo',
      verdict: 'extra-id-required',
      problem: { field: 'extraId', problem: 'Missing' },
    },
    {
      rule: 'an extra id of spaces',
      change: { extraId: ' ' },
      verdict: 'extra-id-required',
      problem: { field: 'extraId', problem: 'Missing' },
    },
    {
      rule: 'a memo that the network does not have',
      change: { extraId: 'order 7' },
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'a tag above 32 bits',
      change: { extraId: '4294967296' },
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'a memo on a network without memos',
      change: { extraId: '7' },
      network: 'eth',
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'a recovery phrase as a memo',
      change: { extraId: RECOVERY_PHRASE },
      network: 'algo',
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'a recovery phrase as a memo of an unlisted network',
      change: { extraId: RECOVERY_PHRASE },
      network: 'newchain',
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'an invisible character in a memo',
      change: { extraId: 'order\u200b7' },
      network: 'eos',
      problem: { field: 'extraId', problem: 'NotAMemo' },
    },
    {
      rule: 'no password without a second factor',
      change: { password: '' },
      problem: { field: 'password', problem: 'Missing' },
    },
    { rule: 'no code', hasTwoFactor: true, problem: { field: 'code', problem: 'Missing' } },
    {
      rule: 'a code of five digits',
      change: { code: '12345' },
      hasTwoFactor: true,
      problem: { field: 'code', problem: 'Missing' },
    },
    {
      rule: 'a code with a space before its digits',
      change: { code: '1 234567' },
      hasTwoFactor: true,
      problem: { field: 'code', problem: 'Missing' },
    },
    {
      rule: 'a code with a space after its digits',
      change: { code: '123456 7' },
      hasTwoFactor: true,
      problem: { field: 'code', problem: 'Missing' },
    },
  ] as const satisfies readonly Stop[])('is refused: $rule', (row: Stop) => {
    const { problem, change, verdict = 'good', hasTwoFactor = false, network = 'xrp' } = row;
    const asset = { ...facts.asset, network };
    const review = reviewWithdrawal(
      { ...draft, ...change },
      { ...facts, asset, verdict, hasTwoFactor },
      'en',
    );
    expect(review.problems).toEqual([problem]);
    expect(review.amount === null).toBe(problem.field === 'amount');
  });

  it.each([
    { rule: 'all decimals of the currency', change: { typed: '0.12345678' }, amount: '0.12345678' },
    { rule: 'the whole balance including the fee', change: { typed: '0.9999' }, amount: '0.9999' },
    {
      rule: 'a code with spaces, and no password',
      change: { code: ' 123456 ', password: '' },
      hasTwoFactor: true,
      amount: '0.5',
    },
  ])('is allowed: $rule', ({ change, amount, hasTwoFactor = false }) => {
    expect(reviewWithdrawal({ ...draft, ...change }, { ...facts, hasTwoFactor }, 'en')).toEqual({
      amount,
      problems: [],
    });
  });

  it('accepts any decimals if those of the currency are unknown', () => {
    const asset = { ...facts.asset, decimals: null };
    expect(reviewWithdrawal({ ...draft, typed: '0.123456789' }, { ...facts, asset }, 'en')).toEqual({
      amount: '0.123456789',
      problems: [],
    });
  });

  it('is empty at first', () => {
    expect(reviewWithdrawal(EMPTY_WITHDRAWAL, facts, 'en')).toEqual({
      amount: null,
      problems: [
        { field: 'address', problem: 'Missing' },
        { field: 'amount', problem: 'Missing' },
        { field: 'password', problem: 'Missing' },
      ],
    });
    expect(EMPTY_WITHDRAWAL).toEqual({ typed: '', address: '', extraId: '', password: '', code: '' });
  });

  it('has bitcoin as the first deposit currency (spec §9)', () => {
    expect(FIRST_DEPOSIT).toBe('btc');
  });

  it('is stopped until the user confirms an address that other chains accept too', () => {
    expect(reviewWithdrawal(draft, { ...facts, isShared: true }, 'en').problems).toEqual([
      { field: 'address', problem: 'Ambiguous' },
    ]);
  });

  it.each([
    { network: 'xrp', extraId: ' 7 ' },
    { network: 'algo', extraId: 'order 7' },
    { network: 'newchain', extraId: 'any text' },
  ])('sends the memo $extraId with an exchange address on $network', ({ network, extraId }) => {
    const review = reviewWithdrawal(
      { ...draft, extraId },
      { ...facts, asset: { ...facts.asset, network }, verdict: 'extra-id-required' },
      'en',
    );
    expect(review.problems).toEqual([]);
  });
});
