import { allSettled, createEvent, createStore, fork } from 'effector';

import type { Coin } from '../domain/coin';
import type { Asset } from '../domain/portfolio';
import { anAsset, ether } from '../domain/portfolio.fixture';
import { aRefusal } from '../domain/refusal.fixture';
import type { AddressQuestion } from '../domain/whitelist';
import type { WithdrawalOrder } from '../domain/withdrawal';
import { createWithdrawalModel } from './withdrawal';

const opened = () => {
  const refreshed = createEvent<readonly Asset[]>();
  const $assets = createStore<readonly Asset[]>([anAsset(), ether]).on(refreshed, (_, assets) => assets);
  const model = createWithdrawalModel({ $assets, $coins: createStore<readonly Coin[]>([]), settleMs: 0 });
  const fees: string[] = [];
  const answers = new Map<string, () => void>();
  const scope = fork({
    handlers: [
      [model.whitelist.executeFx, () => []],
      [model.makeKeyFx, () => 'key'],
      [
        model.check.executeFx,
        ({ currencies: [currency = ''] }: AddressQuestion) =>
          new Promise((resolve) => {
            answers.set(currency, () => resolve({ verdict: 'good', shared: null }));
          }),
      ],
      [
        model.sending.executeFx,
        ({ fee }: WithdrawalOrder) => {
          fees.push(fee);
          return Promise.reject(aRefusal('fee_changed', 'fee'));
        },
      ],
    ],
  });
  const open = (currency: string) =>
    allSettled(model.opened, { scope, params: { currency, hasTwoFactor: false } });
  const fill = () =>
    allSettled(model.edited, { scope, params: { typed: '0.1', address: '0x', password: 'p' } });
  const go = (event: 'reviewRequested' | 'sendRequested') => allSettled(model[event], { scope });
  const refresh = (withdrawalFee: string) =>
    allSettled(refreshed, { scope, params: [anAsset({ withdrawalFee }), ether] });
  const state = () => [scope.getState(model.$step), scope.getState(model.$fee)];
  return { model, scope, fees, answers, open, fill, go, refresh, state };
};

const whenAsked = async (answers: ReadonlyMap<string, () => void>, currency: string) => {
  while (!answers.has(currency)) await new Promise(setImmediate);
};

describe('a withdrawal', () => {
  it('costs the fee that was confirmed, until the user confirms another one', async () => {
    const { answers, fees, open, fill, go, refresh, state } = opened();
    await open('btc');
    const filled = fill();
    await whenAsked(answers, 'btc');
    answers.get('btc')?.();
    await filled;
    await go('reviewRequested');
    await refresh('0.0002');
    expect(state()).toEqual(['CONFIRM', '0.0001']);

    await go('sendRequested');
    expect([fees, state()[0]]).toEqual([['0.0001'], 'FORM']);
    await go('reviewRequested');
    expect(state()).toEqual(['CONFIRM', '0.0002']);
    await go('sendRequested');
    expect(fees).toEqual(['0.0001', '0.0002']);
  });

  it('is not confirmed by the result for another currency', async () => {
    const { answers, open, fill, go, state } = opened();
    await open('btc');
    const first = fill();
    await whenAsked(answers, 'btc');
    const reopened = open('eth');
    const second = fill();
    answers.get('btc')?.();
    const reviewed = go('reviewRequested');
    await new Promise(setImmediate);
    expect(state()[0]).toBe('FORM');
    await whenAsked(answers, 'eth');
    answers.get('eth')?.();
    await Promise.all([first, reopened, second, reviewed]);
    expect(state()[0]).toBe('CONFIRM');
  });
});
