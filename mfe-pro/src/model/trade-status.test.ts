import { allSettled, fork } from 'effector';

import { aTrade } from '../domain/trade/trade.fixture';
import { createTradeStatusModel } from './trade-status';

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
