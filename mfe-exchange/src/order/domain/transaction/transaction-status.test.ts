import { KNOWN_STATUSES } from './transaction';
import { progressOf } from './transaction-progress';
import { aLeg, aTransaction } from './transaction.fixture';
import { isClosed, isFinal, stageOf, toTransactionStatus } from './transaction-status';

const STAGES = [
  { status: 'new', stage: 'awaitingDeposit', final: false, progress: 'current upcoming upcoming upcoming' },
  {
    status: 'waiting',
    stage: 'awaitingDeposit',
    final: false,
    progress: 'current upcoming upcoming upcoming',
  },
  { status: 'confirming', stage: 'confirming', final: false, progress: 'done current upcoming upcoming' },
  { status: 'exchanging', stage: 'exchanging', final: false, progress: 'done done current upcoming' },
  { status: 'processing', stage: 'exchanging', final: false, progress: 'done done current upcoming' },
  { status: 'sending', stage: 'sending', final: false, progress: 'done done done current' },
  { status: 'finished', stage: 'finished', final: true, progress: 'done done done done' },
  { status: 'failed', stage: 'failed', final: true, progress: 'stopped upcoming upcoming upcoming' },
  { status: 'refunded', stage: 'refunded', final: true, progress: 'stopped skipped skipped skipped' },
  { status: 'expired', stage: 'expired', final: true, progress: 'stopped skipped skipped skipped' },
  { status: 'verifying', stage: 'onHold', final: false, progress: 'current upcoming upcoming upcoming' },
  { status: 'refunding', stage: 'refunding', final: false, progress: 'stopped skipped skipped skipped' },
  { status: 'paying', stage: 'confirming', final: false, progress: 'done current upcoming upcoming' },
  { status: 'paid', stage: 'exchanging', final: false, progress: 'done done current upcoming' },
  { status: 'paid_failed', stage: 'failed', final: true, progress: 'stopped upcoming upcoming upcoming' },
  { status: 'overdue', stage: 'checking', final: false, progress: 'current upcoming upcoming upcoming' },
] as const;

const progressText = (transaction: Parameters<typeof progressOf>[0]): string =>
  progressOf(transaction)
    .map(({ state }) => state)
    .join(' ');

describe('transaction statuses (spec §4)', () => {
  it('has a row below for every status of the spec', () => {
    expect(KNOWN_STATUSES.filter((known) => !STAGES.some(({ status }) => status === known))).toEqual([]);
  });

  it.each(STAGES)('$status is $stage, final: $final', ({ status, stage, final, progress }) => {
    const read = toTransactionStatus(status);
    expect(stageOf(read)).toBe(stage);
    expect(isFinal(read)).toBe(final);
    expect(progressText(aTransaction({ status: read }))).toBe(progress);
  });

  it('closes only paid out and refunded ones: a late deposit or a refund can follow the others', () => {
    const closed = KNOWN_STATUSES.filter((status) => isClosed(toTransactionStatus(status)));
    expect(closed).toEqual(['finished', 'refunded']);
    expect(isClosed(toTransactionStatus('overdue'))).toBe(false);
  });

  it('keeps an unknown status', () => {
    expect(toTransactionStatus('Overdue')).toEqual({ _tag: 'Unknown', raw: 'Overdue' });
    expect(toTransactionStatus('__proto__')).toEqual({ _tag: 'Unknown', raw: '__proto__' });
  });

  it('accepts upper case', () => {
    expect(toTransactionStatus('FINISHED')).toEqual({ _tag: 'Known', status: 'finished' });
  });
});

describe('progressOf a transaction with an unusual sequence', () => {
  const failed = { status: toTransactionStatus('failed') };
  it.each([
    { rule: 'no deposit', change: failed, progress: 'stopped upcoming upcoming upcoming' },
    {
      rule: 'the deposit arrived',
      change: { ...failed, depositReceivedAt: 1 },
      progress: 'done done stopped upcoming',
    },
    {
      rule: 'the deposit has a hash',
      change: { ...failed, payin: aLeg({ hash: 'h' }) },
      progress: 'done done stopped upcoming',
    },
    {
      rule: 'the payout was sent',
      change: { ...failed, payout: aLeg({ hash: 'h' }) },
      progress: 'done done done stopped',
    },
    {
      rule: 'a hold',
      change: { status: toTransactionStatus('verifying'), depositReceivedAt: 1 },
      progress: 'done done current upcoming',
    },
  ])('$rule', ({ change, progress }) => {
    expect(progressText(aTransaction(change))).toBe(progress);
  });
});
