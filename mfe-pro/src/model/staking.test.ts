import { allSettled, fork } from 'effector';

import { aRefusal } from '../domain/refusal.fixture';
import { aStake } from '../domain/staking.fixture';
import { createStakingModel } from './staking';
import type { StakeMove } from './staking';

const model = createStakingModel();

const scopeWhere = (
  move: (requested: StakeMove) => Promise<ReturnType<typeof aStake>>,
  requested: string[] = [],
) =>
  fork({
    handlers: [
      [model.stake.executeFx, () => aStake()],
      [
        model.holdings.executeFx,
        () => {
          requested.push('holdings');
          return [{ currency: 'now', available: '7', decimals: 8 }];
        },
      ],
      [model.move.executeFx, move],
    ],
  });

describe('staking', () => {
  it("shows the service's reply after a change, clears the field and reloads the balance", async () => {
    const requested: string[] = [];
    const scope = scopeWhere(({ amount }) => Promise.resolve(aStake({ staked: amount })), requested);
    await allSettled(model.opened, { scope });
    await allSettled(model.amountTyped, { scope, params: '7' });
    await allSettled(model.move.start, { scope, params: { direction: 'stake', amount: '7' } });

    expect(scope.getState(model.stake.$query)).toMatchObject({ value: { staked: '7' } });
    expect(scope.getState(model.$typed)).toBe('');
    expect(requested).toEqual(['holdings', 'holdings']);
  });

  it('keeps what is typed when a move fails, and the reason until the input changes', async () => {
    const problem = aRefusal('not_enough_balance', 'amount');
    const scope = scopeWhere(() => Promise.reject(problem));
    await allSettled(model.amountTyped, { scope, params: '70' });
    await allSettled(model.move.start, { scope, params: { direction: 'stake', amount: '70' } });

    expect(scope.getState(model.$typed)).toBe('70');
    expect(scope.getState(model.move.$mutation)).toEqual({ _tag: 'Failed', problem });

    await allSettled(model.amountTyped, { scope, params: '7' });
    expect(scope.getState(model.move.$mutation)).toEqual({ _tag: 'Idle' });
  });
});
