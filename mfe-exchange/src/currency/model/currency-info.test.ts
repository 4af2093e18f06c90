import { allSettled, createEvent, createStore, fork } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';

import type { CurrencyInfo } from '../domain/currency';
import { aCurrencyInfo } from '../domain/currency/currency.fixture';
import { createClockModel } from '../../page/model/clock';
import { createCurrencyInfoModel } from './currency-info';

type Sides = { readonly from: { readonly ticker: string }; readonly to: { readonly ticker: string } };
const picked = createEvent<readonly [string, string]>();
const $pair = createStore<Sides | null>(null, { sid: 'test/info/pair' }).on(picked, (_, [from, to]) => ({
  from: { ticker: from },
  to: { ticker: to },
}));
const model = createCurrencyInfoModel({
  name: 'test/info',
  $pair,
  clock: createClockModel(),
  $settleMs: createStore(0),
});
const setUp = (fetchInfo: (ticker: string) => CurrencyInfo | Promise<CurrencyInfo>) => {
  const fetched = jest.fn(fetchInfo);
  const scope = fork({
    handlers: [
      [model.fetchFromInfoFx, fetched],
      [model.fetchToInfoFx, fetched],
    ],
  });
  return { scope, fetched };
};

describe('the details of the two currencies', () => {
  it('are fetched once each, and reused after a swap', async () => {
    const { scope, fetched } = setUp((ticker) => aCurrencyInfo({ ticker }));
    await allSettled(picked, { scope, params: ['btc', 'xlm'] });
    await allSettled(picked, { scope, params: ['xlm', 'btc'] });
    expect(fetched.mock.calls.map(([ticker]) => ticker).sort()).toEqual(['btc', 'xlm']);
    expect(scope.getState(model.$from)?.ticker).toBe('xlm');
    expect(scope.getState(model.$to)?.ticker).toBe('btc');
  });

  it('never belong to another currency', async () => {
    const { scope } = setUp((ticker) =>
      ticker === 'xlm' ? aCurrencyInfo({ ticker }) : Promise.reject(httpError(404, null)),
    );
    await allSettled(picked, { scope, params: ['btc', 'xlm'] });
    await allSettled(picked, { scope, params: ['btc', 'xrp'] });
    expect(scope.getState(model.$to)).toBeNull();
    expect(scope.getState(model.$toError)).toMatchObject({ _tag: 'HttpError', status: 404 });
  });

  it('are fetched for a ticker with the name of a property of every object', async () => {
    const { scope, fetched } = setUp((ticker) => aCurrencyInfo({ ticker }));
    await allSettled(picked, { scope, params: ['btc', 'constructor'] });
    expect(scope.getState(model.$to)?.ticker).toBe('constructor');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('can be refetched manually', async () => {
    let isDown = true;
    const { scope } = setUp((ticker) =>
      isDown ? Promise.reject(httpError(404, null)) : aCurrencyInfo({ ticker }),
    );
    await allSettled(picked, { scope, params: ['btc', 'xlm'] });
    isDown = false;
    await allSettled(model.retried.to, { scope });
    expect(scope.getState(model.$to)?.ticker).toBe('xlm');
    expect(scope.getState(model.$toError)).toBeNull();
  });
});
