import { allSettled, fork } from 'effector';

import { anAsset, ether } from '../domain/portfolio.fixture';
import type { Withdrawal } from '../domain/withdrawal';
import { createBalanceModel } from './balance';

const aWithdrawal = (status: string): Withdrawal => ({
  ...{ id: status, status, currency: 'btc', amount: '1', fee: '0', address: 'a' },
  ...{ extraId: null, hash: null, atMs: 0 },
});

const opened = async () => {
  const model = createBalanceModel();
  let requested = 0;
  const scope = fork({
    handlers: [
      [
        model.assets.executeFx,
        () => {
          requested += 1;
          return [ether, anAsset({ available: '0.000001' })];
        },
      ],
      [model.withdrawals.executeFx, () => [aWithdrawal('pending'), aWithdrawal('sent')]],
      [model.coins.executeFx, () => []],
    ],
  });
  await allSettled(model.opened, { scope });
  const shown = () => scope.getState(model.$shown).map(({ currency }) => currency);
  return { model, scope, shown, requested: () => requested };
};

describe('the balances', () => {
  it('are filtered by a search and by their value', async () => {
    const { model, scope, shown } = await opened();
    expect(shown()).toEqual(['eth', 'btc']);

    await allSettled(model.smallHidden, { scope, params: true });
    expect(shown()).toEqual(['eth']);
    await allSettled(model.searched, { scope, params: 'bit' });
    expect(shown()).toEqual([]);
  });

  it('list pending withdrawals, not sent ones', async () => {
    const { model, scope } = await opened();
    expect(scope.getState(model.$pendingWithdrawals).map(({ id }) => id)).toEqual(['pending']);
  });

  it('are requested again when a withdrawal is sent, since those of that poll can be older', async () => {
    const model = createBalanceModel();
    const locked = anAsset({ locked: '1' });
    const free = anAsset({ locked: '0' });
    const balances = [locked, locked, free];
    const statuses = ['pending', 'sent'];
    const scope = fork({
      handlers: [
        [model.assets.executeFx, () => [balances.shift()]],
        [model.withdrawals.executeFx, () => [aWithdrawal(statuses.shift() ?? '')]],
        [model.coins.executeFx, () => []],
      ],
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$shown)).toEqual([locked]);
    await allSettled(model.pollDue, { scope });
    expect(scope.getState(model.$pendingWithdrawals)).toEqual([]);
    expect(scope.getState(model.$shown)).toEqual([free]);
    expect(balances).toEqual([]);
  });

  it('are requested again when it is time, and on demand', async () => {
    const { model, scope, requested } = await opened();
    await allSettled(model.pollDue, { scope });
    await allSettled(model.refreshRequested, { scope });

    expect(requested()).toBe(3);
  });
});
