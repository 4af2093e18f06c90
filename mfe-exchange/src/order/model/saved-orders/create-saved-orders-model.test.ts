import { allSettled, createEvent, createStore, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { saveOrder } from '../../domain/saved-order';
import type { SavedOrder } from '../../domain/saved-order';
import { toTransactionStatus } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { createSavedOrdersModel } from './create-saved-orders-model';
import type { SeenTransaction } from './create-saved-orders-model';
import { lastKnownView } from './last-known-view';

const transactionCame = createEvent<Transaction>();
const idsRead = createEvent<readonly string[]>();
const nowSet = createEvent<number>();
const model = createSavedOrdersModel({
  $ids: createStore<readonly string[]>([], { sid: 'test/kept/ids' }).on(idsRead, (_, ids) => ids),
  $areIdsRead: createStore(true),
  $transaction: createStore<Transaction | null>(null, { sid: 'test/kept/transaction' }).on(
    transactionCame,
    (_, transaction) => transaction,
  ),
  $now: createStore(7_000, { sid: 'test/kept/now' }).on(nowSet, (_, now) => now),
});

type Ports = {
  readonly keep?: (seen: SeenTransaction) => readonly SavedOrder[];
  readonly readSavedOrders?: () => readonly SavedOrder[];
  readonly fetchTransaction?: (transactionId: string) => Promise<Transaction>;
};

const scopeWith = ({
  keep = () => [],
  readSavedOrders = () => [],
  fetchTransaction = () => Promise.reject(networkError('not asked for')),
}: Ports) =>
  fork({
    handlers: [
      [model.keepFx, keep],
      [model.readSavedOrdersFx, readSavedOrders],
      [model.refreshFx, fetchTransaction],
    ],
  });

const setUp = async (ids: readonly string[], ports: Ports = {}) => {
  let kept: readonly SavedOrder[] = [];
  const keep = ({ transaction, at }: SeenTransaction) => {
    kept = saveOrder(kept, transaction, at);
    return kept;
  };
  const scope = scopeWith({ keep, ...ports });
  await allSettled(idsRead, { scope, params: ids });
  await allSettled(model.started, { scope });
  return { scope, idsKept: () => kept.map(({ transactionId }) => transactionId) };
};

describe('the saved orders of this browser', () => {
  it('are saved when they arrive, only those of this browser', async () => {
    const { scope, idsKept } = await setUp(['93f47e8b7674e1']);
    await allSettled(transactionCame, { scope, params: aTransaction({ transactionId: 'ofanother' }) });
    await allSettled(transactionCame, { scope, params: aTransaction() });
    expect(idsKept()).toEqual(['93f47e8b7674e1']);
    expect(scope.getState(model.$history)[0]).toMatchObject({
      transactionId: '93f47e8b7674e1',
      seenAt: 7_000,
    });
  });

  it('include one that arrived before hydration', async () => {
    const kept: string[] = [];
    const keep = ({ transaction }: SeenTransaction) => {
      kept.push(transaction.transactionId);
      return [];
    };
    const scope = scopeWith({ keep });
    await allSettled(transactionCame, { scope, params: aTransaction() });
    await allSettled(idsRead, { scope, params: ['93f47e8b7674e1'] });
    await allSettled(model.started, { scope });
    expect(kept).toEqual(['93f47e8b7674e1']);
  });

  it('are refreshed sequentially when the history opens: those that can change, newest first', async () => {
    const asked: string[] = [];
    const over = aTransaction({ transactionId: 'overorder', status: toTransactionStatus('finished') });
    const { scope } = await setUp(['firstorder', 'overorder', 'lastorder'], {
      readSavedOrders: () => [{ transactionId: 'overorder', seenAt: 1, transaction: over }],
      fetchTransaction: (transactionId) => {
        asked.push(transactionId);
        return transactionId === 'lastorder'
          ? Promise.reject(networkError('down'))
          : Promise.resolve(aTransaction({ transactionId }));
      },
    });
    await allSettled(model.historyOpened, { scope });
    expect(asked).toEqual(['lastorder', 'firstorder']);
    expect(scope.getState(model.$isRefreshing)).toBe(false);
  });

  it('are refreshed too if they expired or failed recently: a late deposit may have arrived', async () => {
    const HOUR_MS = 3_600_000;
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    const seen = (transactionId: string, status: string, hoursAgo: number): SavedOrder => ({
      transactionId,
      seenAt: 1,
      transaction: aTransaction({
        transactionId,
        status: toTransactionStatus(status),
        updatedAt: now - hoursAgo * HOUR_MS,
      }),
    });
    const kept = [
      seen('failedlong', 'failed', 25),
      seen('expiredlong', 'expired', 25),
      seen('refundednow', 'refunded', 1),
      seen('failednow', 'failed', 23),
      seen('expirednow', 'expired', 1),
    ];
    const asked: string[] = [];
    const { scope } = await setUp(
      kept.map(({ transactionId }) => transactionId),
      {
        readSavedOrders: () => kept,
        fetchTransaction: (transactionId) => {
          asked.push(transactionId);
          return Promise.reject(networkError('down'));
        },
      },
    );
    await allSettled(nowSet, { scope, params: now });
    await allSettled(model.historyOpened, { scope });
    expect(asked).toEqual(['expirednow', 'failednow']);
  });
});

describe('lastKnownView', () => {
  const transaction = aTransaction();
  const kept = [{ transactionId: transaction.transactionId, seenAt: 5, transaction }];
  const failed = { _tag: 'Failed', failure: { _tag: 'Broken' } } as const;
  const pending = { _tag: 'Pending' } as const;
  it.each([
    { rule: 'the service is unavailable', facts: { view: failed, kept, isOnline: true }, tag: 'Shown' },
    { rule: 'there is no connection', facts: { view: pending, kept, isOnline: false }, tag: 'Shown' },
    { rule: 'the call is running', facts: { view: pending, kept, isOnline: true }, tag: 'Pending' },
    { rule: 'no saved state', facts: { view: failed, kept: [], isOnline: true }, tag: 'Failed' },
    {
      rule: 'the id is unknown',
      facts: { view: { _tag: 'NotFound' } as const, kept, isOnline: true },
      tag: 'NotFound',
    },
  ])('$rule: $tag', ({ facts, tag }) => {
    expect(lastKnownView({ ...facts, id: transaction.transactionId })._tag).toBe(tag);
  });

  it('belongs to this transaction', () => {
    expect(lastKnownView({ view: failed, kept, isOnline: true, id: 'another' })).toBe(failed);
  });
});
