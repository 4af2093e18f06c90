import { toTransactionStatus } from '../transaction';
import { aTransaction } from '../transaction/transaction.fixture';
import { countOrders, listOrders } from './count-orders';
import type { SavedOrder } from './saved-order';

const order = (transactionId: string, status: string | null): SavedOrder => ({
  transactionId,
  seenAt: 1,
  transaction:
    status === null
      ? null
      : aTransaction({ transactionId, validUntil: null, status: toTransactionStatus(status) }),
});

const history = [
  order('newest', 'finished'),
  order('second', 'sending'),
  order('third', 'waiting'),
  order('oldest', null),
];

describe('the orders of this browser', () => {
  it('list those that wait for the user first, then newest first', () => {
    expect(listOrders(history, 0).map(({ transactionId, state }) => [transactionId, state])).toEqual([
      ['third', 'waiting'],
      ['newest', 'finished'],
      ['second', 'sending'],
      ['oldest', null],
    ]);
  });

  it('count those that run, with the one that waits for the user to open first', () => {
    expect(countOrders(history, 0)).toEqual({
      running: 2,
      first: { transactionId: 'third', from: 'XRP', to: 'ETH' },
    });
    expect(countOrders([order('newest', 'finished')], 0)).toEqual({ running: 0, first: null });
  });
});
