import { allSettled, fork } from 'effector';

import { aRefusal } from '../../domain/problem/problem.fixture';
import { aStake } from '../../domain/staking/staking.fixture';
import { createStakingModel } from '.';
import type { StakeMove } from '.';

const model = createStakingModel();

const scopeWhere = (move: (asked: StakeMove) => Promise<ReturnType<typeof aStake>>, asked: string[] = []) =>
  fork({
    handlers: [
      [model.stake.fetchFx, () => aStake()],
      [
        model.holdings.fetchFx,
        () => {
          asked.push('holdings');
          return [{ currency: 'now', available: '7' }];
        },
      ],
      [model.move.doFx, move],
    ],
  });

describe('staking', () => {
  it('shows what the service says after a move, empties the field and asks for the balance again', async () => {
    const asked: string[] = [];
    const scope = scopeWhere(({ amount }) => Promise.resolve(aStake({ staked: amount })), asked);
    await allSettled(model.opened, { scope });
    await allSettled(model.amountTyped, { scope, params: '7' });
    await allSettled(model.move.asked, { scope, params: { direction: 'stake', amount: '7' } });

    expect(scope.getState(model.stake.$answer)).toMatchObject({ value: { staked: '7' } });
    expect(scope.getState(model.$typed)).toBe('');
    expect(asked).toEqual(['holdings', 'holdings']);
  });

  it('keeps what is typed when a move fails, and the reason until it is typed anew', async () => {
    const problem = aRefusal('not_enough_balance', 'amount');
    const scope = scopeWhere(() => Promise.reject(problem));
    await allSettled(model.amountTyped, { scope, params: '70' });
    await allSettled(model.move.asked, { scope, params: { direction: 'stake', amount: '70' } });

    expect(scope.getState(model.$typed)).toBe('70');
    expect(scope.getState(model.move.$deed)).toEqual({ _tag: 'Failed', problem });

    await allSettled(model.amountTyped, { scope, params: '7' });
    expect(scope.getState(model.move.$deed)).toEqual({ _tag: 'Idle' });
  });
});
