import { allSettled, createStore, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Coin } from '../domain/coin';
import { aCoin, ripple } from '../domain/coin.fixture';
import { anAsset } from '../domain/portfolio.fixture';
import type { Asset } from '../domain/portfolio';
import { aRefusal } from '../domain/refusal.fixture';
import { networksOf } from '../domain/whitelist';
import type { AddressQuestion, AddressVerdict, SharedAddress } from '../domain/whitelist';
import type { Withdrawal, WithdrawalDraft, WithdrawalOrder } from '../domain/withdrawal';
import { createWithdrawalModel } from './withdrawal';

const sent = ({ currency, amount, address }: WithdrawalOrder): Withdrawal => ({
  ...{ id: 'w1', status: 'pending', currency, amount, address },
  ...{ fee: '0.0001', extraId: null, hash: null, atMs: 0 },
});

const opened = async (
  query: (order: WithdrawalOrder) => Promise<Withdrawal> | Withdrawal = sent,
  verdict: AddressVerdict = 'good',
  shared: SharedAddress | null = null,
  coins: readonly Coin[] = [],
) => {
  const $assets = createStore<readonly Asset[]>([anAsset()]);
  const model = createWithdrawalModel({ $assets, $coins: createStore(coins), settleMs: 0 });
  const orders: WithdrawalOrder[] = [];
  const checked: string[] = [];
  const networks: (readonly string[])[] = [];
  let keys = 0;
  const scope = fork({
    handlers: [
      [model.whitelist.executeFx, () => []],
      [
        model.check.executeFx,
        ({ wallet, ...question }: AddressQuestion) => {
          checked.push(wallet);
          networks.push(networksOf(question));
          return { verdict, shared };
        },
      ],
      [
        model.sending.executeFx,
        (order: WithdrawalOrder) => {
          orders.push(order);
          return query(order);
        },
      ],
      [
        model.makeKeyFx,
        () => {
          keys += 1;
          return `key-${String(keys)}`;
        },
      ],
    ],
  });
  const open = (hasTwoFactor: boolean) =>
    allSettled(model.opened, { scope, params: { currency: 'btc', hasTwoFactor } });
  await open(false);
  return {
    open,
    orders,
    checked,
    networks,
    confirm: (address: string) => allSettled(model.addressConfirmed, { scope, params: address }),
    edit: (change: Partial<WithdrawalDraft>) => allSettled(model.edited, { scope, params: change }),
    go: (event: 'reviewRequested' | 'sendRequested' | 'backRequested') => allSettled(model[event], { scope }),
    step: () => scope.getState(model.$step),
    review: () => scope.getState(model.$review),
    mutation: () => scope.getState(model.sending.$mutation),
  };
};

const filled = { typed: '0.1', address: ' bc1q ', password: ' secret ' };
const lost = () => Promise.reject({ _tag: 'TimedOut', seconds: 10 } satisfies CallFailure);

describe('a withdrawal', () => {
  it('is confirmed, then sent once', async () => {
    const { edit, go, step, orders, checked } = await opened();
    await edit(filled);
    await go('sendRequested');
    expect(orders).toEqual([]);

    await go('reviewRequested');
    expect(step()).toBe('CONFIRM');
    await Promise.all([go('sendRequested'), go('sendRequested')]);
    await go('sendRequested');

    expect(checked).toEqual(['bc1q']);
    expect(step()).toBe('DONE');
    expect(orders).toEqual([
      {
        ...{ currency: 'btc', network: 'btc', amount: '0.1', address: 'bc1q', extraId: '', fee: '0.0001' },
        ...{ password: ' secret ', code: '', requestId: 'key-1' },
      },
    ]);
  });

  it('does not continue with a problem', async () => {
    const { edit, go, step, review } = await opened(sent, 'bad');
    await edit(filled);
    await go('reviewRequested');

    expect(step()).toBe('FORM');
    expect(review()?.problems).toEqual([{ field: 'address', problem: 'NotAnAddress' }]);
  });

  it.each([
    { rule: 'no list is loaded', coins: [] },
    { rule: 'the list lacks the currency', coins: [ripple] },
    { rule: 'the list has the same network', coins: [aCoin(), ripple] },
  ])('is checked on the network of the balance: $rule', async ({ coins }) => {
    const { edit, go, networks, step } = await opened(sent, 'good', null, coins);
    await edit(filled);
    await go('reviewRequested');

    expect(networks).toEqual([['btc']]);
    expect(step()).toBe('CONFIRM');
  });

  it('is refused if the list has another network than the balance', async () => {
    const { edit, go, step, review } = await opened(sent, 'good', null, [aCoin({ network: 'bsc' })]);
    await edit(filled);
    await go('reviewRequested');

    expect(step()).toBe('FORM');
    expect(review()?.problems).toEqual([{ field: 'address', problem: 'NetworkUnclear' }]);
  });

  it('asks once about an address that another chain accepts too', async () => {
    const shared = { names: ['Bitcoin Cash'], saferSpelling: null };
    const { edit, go, confirm, step, review } = await opened(sent, 'good', shared);
    await edit(filled);
    await go('reviewRequested');
    expect(step()).toBe('FORM');
    expect(review()?.problems).toEqual([{ field: 'address', problem: 'Ambiguous' }]);

    await confirm('bc1q');
    await edit({ typed: '0.2' });
    await go('reviewRequested');
    expect(step()).toBe('CONFIRM');
  });

  it('returns to the form with the problem if it is refused', async () => {
    const { edit, go, step, mutation } = await opened(() =>
      Promise.reject(aRefusal('AUTH.INVALID_CODE', 'code')),
    );
    await edit(filled);
    await go('reviewRequested');
    await go('sendRequested');

    expect(step()).toBe('FORM');
    expect(mutation()).toMatchObject({ _tag: 'Failed', problem: { code: 'AUTH.INVALID_CODE' } });
  });

  it('is repeated with the same key if its response was lost', async () => {
    const { edit, go, step, orders } = await opened(lost);
    await edit(filled);
    await go('reviewRequested');
    await go('sendRequested');
    await go('sendRequested');

    expect(step()).toBe('CONFIRM');
    expect(orders.map(({ requestId }) => requestId)).toEqual(['key-1', 'key-1']);
  });

  it.each([
    { rule: 'another amount is another withdrawal', change: { typed: '0.2' }, key: 'key-2' },
    { rule: 'another code is the same withdrawal', change: { code: '123456' }, key: 'key-1' },
  ])('$rule', async ({ change, key }) => {
    const { edit, go, orders } = await opened(lost);
    await edit(filled);
    await go('reviewRequested');
    await go('sendRequested');
    await go('backRequested');
    await edit(change);
    await go('reviewRequested');
    await go('sendRequested');

    expect(orders.at(-1)?.requestId).toBe(key);
  });

  it('forgets the result of another address', async () => {
    const { edit, review } = await opened(sent, 'bad');
    await edit(filled);
    expect(review()?.problems).toHaveLength(1);
    await edit({ address: '' });

    expect(review()?.problems).toEqual([{ field: 'address', problem: 'Missing' }]);
  });

  it.each([
    { rule: 'a wrong one is cleared', code: 'Invalid credentials', hasTwoFactor: false },
    { rule: 'the second factor was turned off meanwhile', code: 'AUTH.PASSWORD_NEEDED', hasTwoFactor: true },
  ])('requires the password again: $rule', async ({ code, hasTwoFactor }) => {
    const { edit, go, open, step, review } = await opened(() => Promise.reject(aRefusal(code, 'password')));
    await open(hasTwoFactor);
    await edit({ ...filled, password: hasTwoFactor ? '' : 'a wrong one', code: '123456' });
    await go('reviewRequested');
    await go('sendRequested');

    expect(step()).toBe('FORM');
    expect(review()?.problems).toEqual([{ field: 'password', problem: 'Missing' }]);
  });

  it('requires the code of a second factor that was enabled meanwhile (spec §8 "AUTH.CODE_NEEDED")', async () => {
    const { edit, go, step, review, orders } = await opened((order) =>
      order.code === '' ? Promise.reject(aRefusal('AUTH.CODE_NEEDED', 'code')) : sent(order),
    );
    await edit(filled);
    await go('reviewRequested');
    await go('sendRequested');
    expect(step()).toBe('FORM');
    expect(review()?.problems).toEqual([{ field: 'code', problem: 'Missing' }]);

    await edit({ code: '123456' });
    await go('reviewRequested');
    await go('sendRequested');
    expect(step()).toBe('DONE');
    expect(orders.map(({ code }) => code)).toEqual(['', '123456']);
  });
});
