import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { Pair } from '../domain/pair';
import type { UrlTickers } from './pair';
import { createFiatModeModel } from './fiat-mode';

const pairArrived = createEvent<Pair>();
const picked = createEvent<unknown>();
const failed = createEvent<unknown>();
const tickersRequested = createEvent<UrlTickers>();
const $asked = createStore<readonly UrlTickers[]>([], { sid: 'test/fiat/asked' }).on(
  tickersRequested,
  (all, asked) => [...all, asked],
);
const model = createFiatModeModel({
  $pair: createStore<Pair | null>(null, { sid: 'test/fiat/pair' }).on(pairArrived, (_, pair) => pair),
  picked,
  failed,
  tickersRequested,
});

const usd = aCurrency({ ticker: 'usd', isFiat: true });
const gbp = aCurrency({ ticker: 'gbp', isFiat: true });
const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const arrive = (scope: Scope, from: Pair['from'], to: Pair['to']) =>
  allSettled(pairArrived, { scope, params: { from, to } });
const pick = (scope: Scope, kind: 'crypto' | 'buy' | 'sell') =>
  allSettled(model.kindPicked, { scope, params: kind });
const kindOf = (scope: Scope) => scope.getState(model.$kind);

describe('the fiat mode model (spec §3 "Exchange calculator")', () => {
  it('follows the pair', async () => {
    const scope = fork();
    await arrive(scope, btc, eth);
    expect([kindOf(scope), scope.getState(model.$isFiatMode)]).toEqual(['crypto', false]);
    await arrive(scope, btc, usd);
    expect([kindOf(scope), scope.getState(model.$isFiatMode)]).toEqual(['sell', true]);
  });

  it.each([
    { from: null, to: null, isFiatMode: false, kind: 'crypto' },
    { from: null, to: null, isFiatMode: true, kind: 'buy' },
    { from: 'btc', to: 'eur', isFiatMode: true, kind: 'sell' },
  ])('is $kind without a pair if $from and $to are requested', async ({ kind, ...params }) => {
    const scope = fork();
    await allSettled(tickersRequested, { scope, params });
    expect(kindOf(scope)).toBe(kind);
    await arrive(scope, usd, btc);
    expect(kindOf(scope)).toBe('buy');
  });

  it('requests the defaults of a picked kind (spec §9), and is of that kind from then on', async () => {
    const scope = fork();
    await arrive(scope, btc, eth);
    await pick(scope, 'buy');
    expect(kindOf(scope)).toBe('buy');
    await pick(scope, 'sell');
    expect(scope.getState($asked)).toEqual([
      { from: 'usd', to: 'btc', isFiatMode: true },
      { from: 'btc', to: 'eur', isFiatMode: true },
    ]);
  });

  it('restores the last pair of a kind', async () => {
    const scope = fork();
    await arrive(scope, gbp, eth);
    await pick(scope, 'crypto');
    await arrive(scope, btc, eth);
    await pick(scope, 'buy');
    expect(scope.getState($asked).at(-1)).toEqual({ from: 'gbp', to: 'eth', isFiatMode: true });
  });

  it('does not change if the requested pair is unavailable', async () => {
    const scope = fork();
    await arrive(scope, btc, eth);
    await pick(scope, 'buy');
    await allSettled(failed, { scope, params: null });
    expect(kindOf(scope)).toBe('crypto');
  });

  it('offers only modes that are not hidden (spec §2 "Hiding modes")', async () => {
    const scope = fork();
    await allSettled(model.hiddenModesChanged, { scope, params: ['fiatMode', 'floatRate'] });
    expect(scope.getState(model.$offeredKinds)).toEqual(['crypto']);
    expect(scope.getState(model.$offeredRateModes)).toEqual(['fixed']);
  });
});
