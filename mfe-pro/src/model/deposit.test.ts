import { allSettled, createStore, fork } from 'effector';

import type { DepositAddress } from '../domain/withdrawal';
import { createDepositModel as createModel } from './deposit';

const NETWORKS = new Map([
  ['btc', 'btc'],
  ['eth', 'eth'],
  ['usdttrc20', 'trx'],
]);
const createDepositModel = (networks: ReadonlyMap<string, string> | null = NETWORKS) =>
  createModel({ $networks: createStore(networks) });

const addressOf = (currency: string): DepositAddress => ({
  ...{ currency, network: currency, address: `address of ${currency}` },
  ...{ extraId: null, extraIdName: null, payUrl: null },
});

describe('a deposit', () => {
  it('shows the address of the selected currency, and never that of another', async () => {
    const model = createDepositModel();
    let answer: (address: DepositAddress) => void = () => undefined;
    const scope = fork({
      handlers: [
        [
          model.fetchFx,
          (currency: string) =>
            currency === 'btc'
              ? addressOf(currency)
              : new Promise((resolve) => {
                  answer = resolve;
                }),
        ],
      ],
    });
    await allSettled(model.opened, { scope, params: 'btc' });
    expect(scope.getState(model.$address)).toMatchObject({ value: { address: 'address of btc' } });

    const picked = allSettled(model.picked, { scope, params: 'eth' });
    expect(scope.getState(model.$address)).toEqual({ _tag: 'Pending' });
    answer(addressOf('eth'));
    await picked;
    expect(scope.getState(model.$address)).toMatchObject({ value: { address: 'address of eth' } });
  });

  it('shows the reason of a failure and can be requested again', async () => {
    const model = createDepositModel();
    let isDown = true;
    const scope = fork({
      handlers: [
        [
          model.fetchFx,
          (currency: string) => (isDown ? Promise.reject({ _tag: 'Offline' }) : addressOf(currency)),
        ],
      ],
    });
    await allSettled(model.opened, { scope, params: 'btc' });
    expect(scope.getState(model.$address)).toEqual({ _tag: 'Failed', problem: { _tag: 'Offline' } });

    isDown = false;
    await allSettled(model.retryRequested, { scope });
    expect(scope.getState(model.$address)).toMatchObject({ _tag: 'Ready' });
  });

  it.each([
    { rule: 'another network', currency: 'usdttrc20', reply: { network: 'eth' } },
    { rule: 'another currency', currency: 'btc', reply: { currency: 'bch' } },
  ])('is not shown if the reply names $rule', async ({ currency, reply }) => {
    const model = createDepositModel();
    const scope = fork({ handlers: [[model.fetchFx, () => ({ ...addressOf(currency), ...reply })]] });
    await allSettled(model.opened, { scope, params: currency });

    expect(scope.getState(model.$address)).toEqual({ _tag: 'Failed', problem: { _tag: 'Unreadable' } });
  });

  it.each([
    { rule: 'waits for the networks', networks: null, shown: 'Pending' },
    { rule: 'is shown for an unlisted currency', networks: new Map<string, string>(), shown: 'Ready' },
  ])('$rule', async ({ networks, shown }) => {
    const model = createDepositModel(networks);
    const scope = fork({ handlers: [[model.fetchFx, addressOf]] });
    await allSettled(model.opened, { scope, params: 'btc' });

    expect(scope.getState(model.$address)).toMatchObject({ _tag: shown });
  });

  it('ends when it is closed', async () => {
    const model = createDepositModel();
    const scope = fork({ handlers: [[model.fetchFx, addressOf]] });
    await allSettled(model.opened, { scope, params: 'btc' });
    await allSettled(model.closed, { scope });

    expect(scope.getState(model.$currency)).toBeNull();
  });
});
