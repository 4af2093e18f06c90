import { allSettled, fork } from 'effector';

import { clockModel } from '../../../page/model/clock';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { transactionInfoModel, transactionStatusModel } from './transaction-status-model';

describe('the page of an order (spec §9 "Timing")', () => {
  it.each([
    { status: 'waiting', everyMs: 5000 },
    { status: 'expired', everyMs: 30_000 },
  ] as const)('fetches an order that is $status every $everyMs ms', async ({ status, everyMs }) => {
    const transaction = aTransaction({ status: { _tag: 'Known', status } });
    const fetched = jest.fn(() => transaction);
    const scope = fork({
      handlers: [
        [transactionStatusModel.fetchTransactionFx, fetched],
        [transactionInfoModel.fetchFromInfoFx, () => null],
        [transactionInfoModel.fetchToInfoFx, () => null],
      ],
    });
    await allSettled(transactionStatusModel.opened, { scope, params: transaction.transactionId });
    const tick = (now: number) => allSettled(clockModel.ticked, { scope, params: now });
    await tick(everyMs - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await tick(everyMs);
    expect(fetched).toHaveBeenCalledTimes(2);
    await tick(2 * everyMs - 1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await tick(2 * everyMs);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
