import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { aTrade } from '../domain/trade/trade.fixture';
import { createTradeStatusModel } from './trade-status';

const offline: CallFailure = { _tag: 'Offline' };

const opened = async (statuses: readonly string[]) => {
  const model = createTradeStatusModel();
  const requested: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.trade.executeFx,
        (id: string) => {
          const status = statuses[requested.length] ?? 'finished';
          requested.push(id);
          return aTrade({ id, status });
        },
      ],
    ],
  });
  await allSettled(model.opened, { scope, params: 'a1' });
  return { requested, poll: () => allSettled(model.pollDue, { scope }) };
};

describe('the status of a trade', () => {
  it('is requested again until it is final', async () => {
    const { requested, poll } = await opened(['pending', 'pending', 'finished']);
    await poll();
    await poll();
    await poll();
    await poll();

    expect(requested).toEqual(['a1', 'a1', 'a1']);
  });

  it('is not that of the page before', async () => {
    const model = createTradeStatusModel();
    const scope = fork({
      handlers: [
        [model.trade.executeFx, (id: string) => (id === 'a1' ? aTrade({ id }) : Promise.reject(offline))],
      ],
    });
    await allSettled(model.opened, { scope, params: 'a1' });
    await allSettled(model.opened, { scope, params: 'b2' });

    expect(scope.getState(model.trade.$query)).toEqual({ _tag: 'Failed', problem: offline });
  });

  it('is not polled before a trade is opened', async () => {
    const model = createTradeStatusModel();
    const scope = fork({
      handlers: [
        [
          model.trade.executeFx,
          () => {
            throw new Error('nobody asked');
          },
        ],
      ],
    });
    await allSettled(model.pollDue, { scope });

    expect(scope.getState(model.trade.$query)).toEqual({ _tag: 'Pending' });
  });
});
