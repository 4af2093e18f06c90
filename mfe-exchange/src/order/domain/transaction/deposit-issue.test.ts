import { depositIssueOf, shortfallReasonOf } from './deposit-issue';
import type { DepositNote, Transaction } from './transaction';
import { aLeg, aTransaction } from './transaction.fixture';
import { toTransactionStatus } from './transaction-status';

const aNote = (change: Partial<DepositNote>): DepositNote => ({
  kind: 'late',
  displayTicker: null,
  ticker: null,
  network: null,
  amount: null,
  decideUntil: null,
  ...change,
});

const failed = toTransactionStatus('failed');

describe('depositIssueOf (visitor expectations "The status page")', () => {
  it.each<{ rule: string; change: Partial<Transaction>; issue: unknown }>([
    { rule: 'no deposit yet', change: {}, issue: null },
    { rule: 'all of it came', change: { payin: aLeg({ amount: '100' }) }, issue: null },
    {
      rule: 'less came',
      change: { payin: aLeg({ amount: '60' }) },
      issue: { _tag: 'Underpaid', expected: '100', actual: '60', difference: '40' },
    },
    {
      rule: 'more came',
      change: { payin: aLeg({ amount: '125' }) },
      issue: { _tag: 'Overpaid', expected: '100', actual: '125', difference: '25' },
    },
    {
      rule: 'the service reports a late deposit',
      change: { payin: aLeg({ amount: '100' }), depositNote: aNote({ kind: 'late' }) },
      issue: { _tag: 'Late', amount: '100' },
    },
    {
      rule: 'it was late and not exchanged',
      change: { status: failed, payin: aLeg({ amount: '100' }), validUntil: 1_000, depositReceivedAt: 1_001 },
      issue: { _tag: 'Late', amount: '100' },
    },
    {
      rule: 'it came, and there was no end',
      change: { status: failed, payin: aLeg({ amount: '100' }), validUntil: null, depositReceivedAt: 1_000 },
      issue: null,
    },
    {
      rule: 'it came at an unknown time',
      change: { status: failed, payin: aLeg({ amount: '100' }), validUntil: 1_000, depositReceivedAt: null },
      issue: null,
    },
    {
      rule: 'it came at the last moment',
      change: { status: failed, payin: aLeg({ amount: '100' }), validUntil: 1_000, depositReceivedAt: 1_000 },
      issue: null,
    },
    {
      rule: 'it was late and exchanged anyway',
      change: {
        status: toTransactionStatus('finished'),
        payin: aLeg({ amount: '100' }),
        validUntil: 1_000,
        depositReceivedAt: 2_000,
      },
      issue: null,
    },
    {
      rule: 'another asset arrived, whatever the amounts',
      change: {
        depositNote: aNote({ kind: 'wrongAsset', displayTicker: 'usdc', network: 'eth', amount: '7' }),
        payin: aLeg({ amount: '1' }),
      },
      issue: { _tag: 'WrongAsset', displayTicker: 'usdc', network: 'eth', amount: '7' },
    },
  ])('$rule', ({ change, issue }) => {
    expect(depositIssueOf(aTransaction(change))).toEqual(issue);
  });
});

describe('shortfallReasonOf', () => {
  it.each([
    { reason: 'lessDeposited', change: { payin: aLeg({ amount: '60' }), rateMode: 'floating' as const } },
    {
      reason: 'rateMoved',
      change: {
        payin: aLeg({ amount: '100' }),
        payout: aLeg({ expectedAmount: '2', amount: '1.8' }),
        rateMode: 'floating' as const,
      },
    },
    {
      reason: 'unknown',
      change: {
        payin: aLeg({ amount: '100' }),
        payout: aLeg({ expectedAmount: '2', amount: '1.78' }),
        rateMode: 'floating' as const,
      },
    },
    { reason: 'unknown', change: { payin: aLeg({ amount: '100' }), rateMode: null } },
    { reason: 'unknown', change: { payin: aLeg({ amount: '100' }), rateMode: 'fixed' as const } },
  ])('$reason', ({ reason, change }) => {
    expect(shortfallReasonOf(aTransaction(change))).toBe(reason);
  });
});
