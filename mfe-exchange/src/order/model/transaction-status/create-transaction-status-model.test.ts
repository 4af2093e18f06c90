import { allSettled, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import type { Transaction } from '../../domain/transaction';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { createClockModel } from '../../../page/model/clock';
import { createTransactionStatusModel } from './create-transaction-status-model';
import { pollAt, toStatusView } from './status-view';

const clock = createClockModel();
const model = createTransactionStatusModel({
  clock,
  $settleMs: createStore(0),
  pollMs: 5000,
  slowPollMs: 30_000,
});
const ID = aTransaction().transactionId;
const $finished = createStore<readonly string[]>([], { sid: 'test/finished' }).on(
  model.finished,
  (all, { transactionId }) => [...all, transactionId],
);
type Status = 'waiting' | 'confirming' | 'finished' | 'expired' | 'failed' | 'refunded';
const inStatus = (status: Status): Transaction => aTransaction({ status: { _tag: 'Known', status } });
const setUp = (fetchTransaction: (id: string) => Transaction | Promise<Transaction>) => {
  const fetched = jest.fn(fetchTransaction);
  return { fetched, scope: fork({ handlers: [[model.fetchTransactionFx, fetched]] }) };
};
const open = (scope: Scope, id = ID) => allSettled(model.opened, { scope, params: id });
const tick = (scope: Scope, now: number) => allSettled(clock.ticked, { scope, params: now });
const present = (scope: Scope, isVisible: boolean) =>
  allSettled(clock.presenceChanged, { scope, params: { isVisible, isOnline: true } });

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('polling (spec §9 "Timing")', () => {
  it('fetches every five seconds until the status is final', async () => {
    let status: 'waiting' | 'finished' = 'waiting';
    const { scope, fetched } = setUp(() => inStatus(status));
    await open(scope);
    await tick(scope, 4999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await tick(scope, 5000);
    expect(fetched).toHaveBeenCalledTimes(2);

    status = 'finished';
    await tick(scope, 10_000);
    await tick(scope, 3_600_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    { because: 'hidden', presence: { isVisible: false, isOnline: true } },
    { because: 'offline', presence: { isVisible: true, isOnline: false } },
  ])('pauses while the page is $because, and fetches immediately afterwards', async ({ presence }) => {
    const { scope, fetched } = setUp(() => inStatus('waiting'));
    await open(scope);
    await allSettled(clock.presenceChanged, { scope, params: presence });
    await tick(scope, 60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await allSettled(clock.presenceChanged, { scope, params: { isVisible: true, isOnline: true } });
    await tick(scope, 60_001);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('continues slowly after the window has ended, and shows a late deposit', async () => {
    let status: Status = 'expired';
    const { scope, fetched } = setUp(() => inStatus(status));
    await open(scope);
    await tick(scope, 29_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    status = 'confirming';
    await tick(scope, 30_000);
    expect(scope.getState(model.$view)).toMatchObject({ stage: 'confirming' });
    status = 'failed';
    await tick(scope, 35_000);
    expect(scope.getState(model.$view)).toMatchObject({ stage: 'failed' });
    await tick(scope, 64_999);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    { status: 'expired', times: 2 },
    { status: 'failed', times: 2 },
    { status: 'finished', times: 1 },
    { status: 'refunded', times: 1 },
  ] as const)('fetches a $status one $times times on an immediate return', async (row) => {
    const { scope, fetched } = setUp(() => inStatus(row.status));
    await open(scope);
    await present(scope, false);
    expect(fetched).toHaveBeenCalledTimes(1);
    await present(scope, true);
    await tick(scope, 2000);
    expect(fetched).toHaveBeenCalledTimes(row.times);
  });

  it('keeps the delay after a failure when the user returns', async () => {
    let isBusy = false;
    const { scope, fetched } = setUp(() =>
      isBusy ? Promise.reject(httpError(429, null, 9000)) : inStatus('expired'),
    );
    await open(scope);
    isBusy = true;
    await tick(scope, 30_000);
    await present(scope, false);
    await present(scope, true);
    await tick(scope, 38_999);
    expect(fetched).toHaveBeenCalledTimes(2);
    await tick(scope, 39_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('stops when the user leaves the page', async () => {
    const { scope, fetched } = setUp(() => inStatus('waiting'));
    await open(scope);
    await allSettled(model.closed, { scope });
    await tick(scope, 60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$transaction)).toBeNull();
  });

  it('never shows one transaction under the ID of another', async () => {
    let finish: (transaction: Transaction) => void = () => undefined;
    const late = new Promise<Transaction>((resolve) => (finish = resolve));
    const { scope, fetched } = setUp((id) => (id === ID ? late : aTransaction({ transactionId: id })));
    const first = open(scope);
    while (fetched.mock.calls.length < 1) await soon();
    const second = open(scope, 'bbbbbb222222');
    while (fetched.mock.calls.length < 2) await soon();
    finish(inStatus('finished'));
    await Promise.all([first, second]);
    expect(scope.getState(model.$transaction)?.transactionId).toBe('bbbbbb222222');
  });
});

describe('failures', () => {
  it('keep the last known state with its age, and recover', async () => {
    let isDown = false;
    const { scope } = setUp(() => (isDown ? Promise.reject(networkError('down')) : inStatus('confirming')));
    await tick(scope, 1000);
    await open(scope);
    isDown = true;
    await tick(scope, 6000);
    expect(scope.getState(model.$view)).toMatchObject({
      _tag: 'Shown',
      stage: 'confirming',
      receivedAt: 1000,
      failure: { _tag: 'Offline' },
    });
    isDown = false;
    await tick(scope, 10_000);
    expect(scope.getState(model.$view)).toMatchObject({ receivedAt: 10_000, failure: null });
  });

  it('of an invalid ID are reported without a call', async () => {
    const { scope, fetched } = setUp(() => inStatus('waiting'));
    await open(scope, '../etc/passwd');
    expect(scope.getState(model.$view)).toEqual({ _tag: 'NotFound' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the end', () => {
  it('is announced once, with the transaction', async () => {
    let status: 'waiting' | 'finished' = 'waiting';
    const { scope } = setUp(() => inStatus(status));
    await open(scope);
    expect(scope.getState($finished)).toEqual([]);
    status = 'finished';
    await tick(scope, 5000);
    await allSettled(model.retried, { scope });
    expect(scope.getState($finished)).toEqual([ID]);
  });

  it('is announced again if a late deposit leads to another one', async () => {
    let status: Status = 'expired';
    const { scope } = setUp(() => inStatus(status));
    await open(scope);
    expect(scope.getState($finished)).toEqual([ID]);
    status = 'finished';
    await tick(scope, 30_000);
    expect(scope.getState($finished)).toEqual([ID, ID]);
  });
});

describe('toStatusView and pollAt', () => {
  const PACE = { pollMs: 5000, slowPollMs: 30_000 };
  const answer = { question: ID, value: aTransaction(), receivedAt: 1000 };
  const failed = (error: ReturnType<typeof httpError>) => ({ question: ID, error, at: 2000 });
  it.each([
    { rule: 'nothing yet', facts: { answer: null, failure: null }, tag: 'Pending' },
    { rule: 'unknown', facts: { answer: null, failure: failed(httpError(404, null)) }, tag: 'NotFound' },
    { rule: 'broken', facts: { answer: null, failure: failed(httpError(500, null)) }, tag: 'Failed' },
    { rule: 'known, then unknown', facts: { answer, failure: failed(httpError(404, null)) }, tag: 'Shown' },
  ])('$rule: $tag', ({ facts, tag }) => {
    expect(toStatusView(facts)._tag).toBe(tag);
  });

  it.each([
    { status: 'waiting', at: 6000 },
    { status: 'verifying', at: 6000 },
    { status: 'expired', at: 31_000 },
    { status: 'failed', at: 31_000 },
    { status: 'paid_failed', at: 31_000 },
    { status: 'finished', at: null },
    { status: 'refunded', at: null },
  ] as const)('$status is refreshed at $at', ({ status, at }) => {
    const value = aTransaction({ status: { _tag: 'Known', status } });
    expect(pollAt({ ...answer, value }, PACE)).toBe(at);
  });

  it('polls for an unknown status', () => {
    const value = aTransaction({ status: { _tag: 'Unknown', raw: 'tomorrow' } });
    expect(pollAt({ ...answer, value }, PACE)).toBe(6000);
  });
});
