import { allSettled, createEvent, createStore, fork } from 'effector';

import { httpError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { Pair } from '../../domain/pair';
import { createClockModel } from '../../../page/model/clock';
import { createMarketModel } from './create-market-model';

const clock = createClockModel();
const picked = createEvent<Pair>();
const $pair = createStore<Pair | null>(null, { sid: 'test/market/pair' }).on(picked, (_, pair) => pair);
const model = createMarketModel({ $pair, clock, $settleMs: createStore(0), refreshMs: 60_000 });
const pairTo = (ticker: string): Pair => ({ from: aCurrency(), to: aCurrency({ ticker }) });
const prices = () => ({ BTC: '40000' });
const market = (rate: string) => ({ rate, change24h: null, points: [] });

describe('the market rate', () => {
  it('belongs to its pair, and is refreshed once a minute', async () => {
    const fetched = jest.fn(({ to }: Pair) => market(to.ticker === 'eth' ? '14' : '2'));
    const scope = fork({
      handlers: [
        [model.fetchMarketFx, fetched],
        [model.fetchPricesFx, prices],
      ],
    });
    await allSettled(picked, { scope, params: pairTo('eth') });
    expect(scope.getState(model.$rate)).toBe('14');
    await allSettled(picked, { scope, params: pairTo('xrp') });
    expect(scope.getState(model.$rate)).toBe('2');

    await allSettled(clock.ticked, { scope, params: 59_999 });
    expect(fetched).toHaveBeenCalledTimes(2);
    await allSettled(clock.ticked, { scope, params: 60_000 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is missing if its call fails, and the prices stay', async () => {
    const scope = fork({
      handlers: [
        [model.fetchMarketFx, () => Promise.reject(httpError(500, null))],
        [model.fetchPricesFx, prices],
      ],
    });
    await allSettled(picked, { scope, params: pairTo('eth') });
    expect(scope.getState(model.$rate)).toBeNull();
    expect(scope.getState(model.$prices)).toEqual({ BTC: '40000' });
  });
});
