import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { HideableMode } from '../../domain/fiat-mode';
import type { Pair } from '../../domain/pair';
import type { UrlAmounts } from '../amount';
import type { UrlTickers } from '../pair';
import { createUrlStateModel } from './create-url-state-model';

const pairPicked = createEvent();
const amountEdited = createEvent();
const tickersRequested = createEvent<UrlTickers>();
const amountsRequested = createEvent<UrlAmounts>();
const hiddenModesChanged = createEvent<readonly HideableMode[]>();
const pairArrived = createEvent<Pair>();
const $tickers = createStore<UrlTickers | null>(null, { sid: 'test/held/tickers' }).on(
  tickersRequested,
  (_, asked) => asked,
);
const $amounts = createStore<UrlAmounts | null>(null, { sid: 'test/held/amounts' }).on(
  amountsRequested,
  (_, asked) => asked,
);
const askedIn = (scope: Scope) => ({ tickers: scope.getState($tickers), amounts: scope.getState($amounts) });
const exact = (amount: string): ParsedAmount => ({ _tag: 'Exact', amount });
const $pair = createStore<Pair | null>(
  { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) },
  { sid: 'test/held/pair' },
).on(pairArrived, (_, pair) => pair);
const model = createUrlStateModel({
  $pair,
  $send: createStore(exact('0.75')),
  $receive: createStore(exact('1')),
  $rateMode: createStore('floating' as const),
  $direction: createStore('direct' as const),
  pairEdited: pairPicked,
  amountsEdited: amountEdited,
  tickersRequested,
  amountsRequested,
  hiddenModesChanged,
  settleMs: 0,
});

const AT = { pathname: '/exchange', search: '', hash: '#from=ltc&to=doge&amount=3' };
const NO_AMOUNTS: UrlAmounts = { amount: null, amountTo: null, rateMode: null, direction: null };
const HELD = { tickers: { from: null, to: null, isFiatMode: false }, amounts: NO_AMOUNTS };
const OF_HASH = {
  tickers: { from: 'ltc', to: 'doge', isFiatMode: false },
  amounts: { ...NO_AMOUNTS, amount: '3' },
};
const setUp = async () => {
  const written = jest.fn<undefined, [string]>();
  const scope = fork({ handlers: [[model.replacePathFx, written]] });
  await allSettled(model.locationChanged, { scope, params: { ...AT, isHashHeld: true } });
  expect(askedIn(scope)).toMatchObject(HELD);
  return { scope, written };
};
const release = (scope: Scope) => allSettled(model.locationChanged, { scope, params: AT });

describe('a hash that is not read yet', () => {
  it('is not overwritten by an early edit, and is written with it once it is read', async () => {
    const { scope, written } = await setUp();
    await allSettled(amountEdited, { scope });
    expect(written).not.toHaveBeenCalled();

    await release(scope);
    await allSettled(pairArrived, {
      scope,
      params: { from: aCurrency({ ticker: 'ltc' }), to: aCurrency({ ticker: 'doge' }) },
    });
    expect(written).toHaveBeenLastCalledWith('/exchange?from=ltc&to=doge&amount=0.75');
  });

  it('is applied whole if nothing was edited, and stays in the address', async () => {
    const { scope, written } = await setUp();
    await release(scope);
    expect(askedIn(scope)).toMatchObject(OF_HASH);
    expect(written).not.toHaveBeenCalled();
  });

  it('is overridden by an amount that was edited early, but applies its pair', async () => {
    const { scope } = await setUp();
    await allSettled(amountEdited, { scope });
    await release(scope);
    expect(askedIn(scope)).toMatchObject({ ...OF_HASH, amounts: HELD.amounts });
  });

  it('is overridden by a pair that was picked early, but applies its amount', async () => {
    const { scope } = await setUp();
    await allSettled(pairPicked, { scope });
    await release(scope);
    expect(askedIn(scope)).toMatchObject({ ...OF_HASH, tickers: HELD.tickers });
  });

  it('is not overridden on the next page of the form', async () => {
    const { scope } = await setUp();
    await allSettled(amountEdited, { scope });
    await release(scope);
    await allSettled(model.locationChanged, { scope, params: { ...AT, hash: '#from=btc&amount=9' } });
    expect(askedIn(scope).amounts).toMatchObject({ amount: '9' });
  });
});
