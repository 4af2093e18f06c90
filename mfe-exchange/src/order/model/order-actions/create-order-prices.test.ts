import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';

import type { Prices } from '../../../currency/domain/fiat-value';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { createOrderPrices } from './create-order-prices';
import type { PricedLegs } from './create-order-prices';

const setUp = (unavailable: readonly Feature[]) => {
  const fetchPricesFx = createEffect<PricedLegs, Prices, ApiError>();
  const ready = createEvent();
  const $prices = createOrderPrices({
    $transaction: createStore(aTransaction()),
    $unavailable: createStore(unavailable),
    ready,
    fetchPricesFx,
  });
  const fetched = jest.fn(() => ({ XRP: '2', ETH: '3000' }));
  const scope = fork({ handlers: [[fetchPricesFx, fetched]] });
  return { $prices, fetched, scope, ready };
};

describe('prices of an order', () => {
  it('are fetched for both currencies when the page is ready', async () => {
    const { $prices, fetched, scope, ready } = setUp([]);
    await allSettled(ready, { scope });
    expect(fetched).toHaveBeenCalledWith({ from: { displayTicker: 'xrp' }, to: { displayTicker: 'eth' } });
    expect(scope.getState($prices)).toEqual({ XRP: '2', ETH: '3000' });
  });

  it('are not fetched on a site without market data', async () => {
    const { $prices, fetched, scope, ready } = setUp(['market']);
    await allSettled(ready, { scope });
    expect(fetched).not.toHaveBeenCalled();
    expect(scope.getState($prices)).toBeNull();
  });
});
