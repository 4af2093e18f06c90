import { allSettled, createStore, createWatch, fork } from 'effector';

import type { Coin } from '../domain/coin';
import type { Asset } from '../domain/portfolio';
import { anAsset } from '../domain/portfolio.fixture';
import type { AddressCheck, AddressQuestion, AddressVerdict } from '../domain/whitelist';
import { createWithdrawalModel } from './withdrawal';

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
};

/** Withdrawal whose first check is answered by the test; later ones return `good`. */
const waiting = async () => {
  const $assets = createStore<readonly Asset[]>([anAsset()]);
  const model = createWithdrawalModel({ $assets, $coins: createStore<readonly Coin[]>([]), settleMs: 0 });
  const requested = deferred<AddressQuestion>();
  const query = deferred<AddressCheck>();
  let questions = 0;
  const scope = fork({
    handlers: [
      [model.whitelist.executeFx, () => []],
      [
        model.check.executeFx,
        (question: AddressQuestion) => {
          questions += 1;
          requested.resolve(question);
          return questions === 1 ? query.promise : { verdict: 'good', shared: null };
        },
      ],
      [model.makeKeyFx, () => 'key'],
    ],
  });
  await allSettled(model.opened, { scope, params: { currency: 'btc', hasTwoFactor: false } });
  const filled = allSettled(model.edited, {
    scope,
    params: { typed: '0.1', address: 'bc1q', password: 'secret' },
  });
  return {
    model,
    scope,
    requested: requested.promise,
    query: (verdict: AddressVerdict) => query.resolve({ verdict, shared: null }),
    filled,
  };
};

describe('a late verdict on the address', () => {
  it('delays the confirmation', async () => {
    const { model, scope, requested, query, filled } = await waiting();
    await requested;
    const reviewed = allSettled(model.reviewRequested, { scope });
    expect(scope.getState(model.$step)).toBe('FORM');
    expect(scope.getState(model.$isWaiting)).toBe(true);

    query('good');
    await Promise.all([filled, reviewed]);

    expect(scope.getState(model.$step)).toBe('CONFIRM');
    expect(scope.getState(model.$isWaiting)).toBe(false);
  });

  it('stays in the form with a problem', async () => {
    const { model, scope, requested, query, filled } = await waiting();
    expect(await requested).toMatchObject({
      wallet: 'bc1q',
      currencies: ['btc'],
      coins: [{ network: 'btc' }],
    });
    const reviewed = allSettled(model.reviewRequested, { scope });
    query('TokenContract');
    await Promise.all([filled, reviewed]);

    expect(scope.getState(model.$step)).toBe('FORM');
    expect(scope.getState(model.$isWaiting)).toBe(false);
    expect(scope.getState(model.$review)?.problems).toEqual([{ field: 'address', problem: 'TokenContract' }]);
  });

  it('is dropped if the address was changed', async () => {
    const { model, scope, requested, query, filled } = await waiting();
    await requested;
    const done = deferred<undefined>();
    createWatch({ unit: model.check.finished.done, scope, fn: () => done.resolve(undefined) });
    const edited = allSettled(model.edited, { scope, params: { address: 'bc1other' } });
    query('TokenContract');
    await done.promise;
    expect(scope.getState(model.$verdict)).toBeNull();

    await Promise.all([filled, edited]);
    expect(scope.getState(model.$verdict)).toBe('good');
  });
});
