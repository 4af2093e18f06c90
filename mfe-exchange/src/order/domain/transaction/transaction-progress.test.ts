import type { Transaction } from './transaction';
import { aLeg, aTransaction } from './transaction.fixture';
import { progressOf } from './transaction-progress';
import { toTransactionStatus } from './transaction-status';

const NAMES = ['deposit', 'confirmation', 'exchange', 'payout'];

describe('progressOf', () => {
  it.each<{ rule: string; status: string; change?: Partial<Transaction>; states: readonly string[] }>([
    { rule: 'the deposit', status: 'waiting', states: ['current', 'upcoming', 'upcoming', 'upcoming'] },
    { rule: 'its confirmation', status: 'confirming', states: ['done', 'current', 'upcoming', 'upcoming'] },
    { rule: 'the exchange', status: 'exchanging', states: ['done', 'done', 'current', 'upcoming'] },
    { rule: 'the payout', status: 'sending', states: ['done', 'done', 'done', 'current'] },
    { rule: 'nothing when finished', status: 'finished', states: ['done', 'done', 'done', 'done'] },
    {
      rule: 'the deposit if none came in time',
      status: 'expired',
      states: ['stopped', 'skipped', 'skipped', 'skipped'],
    },
    {
      rule: 'the exchange if it failed after a deposit of a known amount',
      status: 'failed',
      change: { payin: aLeg({ amount: '100' }) },
      states: ['done', 'done', 'stopped', 'upcoming'],
    },
    {
      rule: 'the exchange if it failed after a deposit with a hash',
      status: 'failed',
      change: { payin: aLeg({ hash: 'ab' }) },
      states: ['done', 'done', 'stopped', 'upcoming'],
    },
    {
      rule: 'the exchange if it failed after a deposit at a known time',
      status: 'failed',
      change: { depositReceivedAt: 1_000 },
      states: ['done', 'done', 'stopped', 'upcoming'],
    },
    ...['refunding', 'refunded'].map((status) => ({
      rule: `the exchange if its deposit returns (${status})`,
      status,
      change: { payin: aLeg({ hash: 'ab' }) },
      states: ['done', 'done', 'stopped', 'skipped'],
    })),
    {
      rule: 'the payout if it was sent back after one',
      status: 'refunded',
      change: { payout: aLeg({ hash: 'cd' }) },
      states: ['done', 'done', 'done', 'stopped'],
    },
    {
      rule: 'the exchange while it is on hold',
      status: 'verifying',
      change: { payin: aLeg({ hash: 'ab' }) },
      states: ['done', 'done', 'current', 'upcoming'],
    },
    {
      rule: 'the exchange in an unknown status',
      status: 'overdue',
      change: { payin: aLeg({ hash: 'ab' }) },
      states: ['done', 'done', 'current', 'upcoming'],
    },
  ])('is at $rule', ({ status, change, states }) => {
    const steps = progressOf(aTransaction({ status: toTransactionStatus(status), ...change }));
    expect(steps).toEqual(NAMES.map((name, index) => ({ name, state: states[index] })));
  });
});
