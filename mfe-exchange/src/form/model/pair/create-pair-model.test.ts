import { allSettled, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { createClockModel } from '../../../page/model/clock';
import type { PairTickers } from '../../domain/fiat-mode';
import { createPairModel, toPairView } from './create-pair-model';
import type { ResolvedPair } from './create-pair-model';

const clock = createClockModel();
const model = createPairModel({ clock, $settleMs: createStore(0) });
const resolved = ({ from, to }: PairTickers): ResolvedPair => ({
  pair: { from: aCurrency({ ticker: from }), to: aCurrency({ ticker: to }) },
  unknownTickers: from === 'nope' ? ['nope'] : [],
});
const scopeResolving = (
  resolve: (tickers: PairTickers) => ResolvedPair | Promise<ResolvedPair> = resolved,
) => {
  const asked = jest.fn(resolve);
  return { asked, scope: fork({ handlers: [[model.resolvePairFx, asked]] }) };
};
const ask = (scope: Scope, from: string | null, to: string | null) =>
  allSettled(model.tickersRequested, { scope, params: { from, to, isFiatMode: false } });
const tickersOf = (scope: Scope) => {
  const pair = scope.getState(model.$pair);
  return pair === null ? null : [pair.from.ticker, pair.to.ticker];
};

describe('the pair model', () => {
  it("resolves the URL's tickers, completed by the defaults", async () => {
    const { scope } = scopeResolving();
    await ask(scope, 'xrp', null);
    expect(tickersOf(scope)).toEqual(['xrp', 'eth']);
  });

  it('does not request the current pair', async () => {
    const { scope, asked } = scopeResolving();
    await ask(scope, 'btc', 'eth');
    await ask(scope, 'btc', 'eth');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('reports an unknown ticker until another pair is picked', async () => {
    const { scope } = scopeResolving();
    await ask(scope, 'nope', 'eth');
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Shown', unknownTickers: ['nope'] });
    await allSettled(model.toPicked, { scope, params: aCurrency({ ticker: 'xrp' }) });
    expect(scope.getState(model.$view)).toMatchObject({ unknownTickers: [] });
  });

  it('swaps, picks, and swaps again when the same currency is picked for both sides', async () => {
    const { scope } = scopeResolving();
    await ask(scope, 'btc', 'eth');
    await allSettled(model.sidesSwapped, { scope });
    expect(tickersOf(scope)).toEqual(['eth', 'btc']);
    await allSettled(model.fromPicked, { scope, params: aCurrency({ ticker: 'btc' }) });
    expect(tickersOf(scope)).toEqual(['btc', 'eth']);
  });

  it('ignores a late reply after a pick', async () => {
    let finish: (() => void) | undefined;
    const { scope } = scopeResolving(async (tickers) => {
      if (tickers.from === 'slow') await new Promise<void>((resolve) => (finish = resolve));
      return resolved(tickers);
    });
    await ask(scope, 'btc', 'eth');
    const slow = ask(scope, 'slow', 'eth');
    while (finish === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    const pick = allSettled(model.fromPicked, { scope, params: aCurrency({ ticker: 'xrp' }) });
    finish();
    await Promise.all([slow, pick]);
    expect(tickersOf(scope)).toEqual(['xrp', 'eth']);
  });

  it('shows why there is no pair, and recovers on retry', async () => {
    let isDown = true;
    const { scope } = scopeResolving((tickers) =>
      isDown ? Promise.reject(networkError('down')) : resolved(tickers),
    );
    await ask(scope, null, null);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Failed', failure: { _tag: 'Offline' } });
    isDown = false;
    await allSettled(model.retried, { scope });
    expect(tickersOf(scope)).toEqual(['btc', 'eth']);
  });

  it('keeps the current pair if another one is unavailable', async () => {
    const { scope } = scopeResolving((tickers) =>
      tickers.from === 'xrp' ? Promise.reject(httpError(500, null)) : resolved(tickers),
    );
    await ask(scope, 'btc', 'eth');
    await ask(scope, 'xrp', 'eth');
    expect(tickersOf(scope)).toEqual(['btc', 'eth']);
  });
});

describe('toPairView', () => {
  const failure = { _tag: 'Broken' } as const;
  it.each([
    { rule: 'nothing yet', facts: { pair: null, failure: null, unknownTickers: [] }, tag: 'Pending' },
    { rule: 'failed', facts: { pair: null, failure, unknownTickers: [] }, tag: 'Failed' },
    {
      rule: 'loaded, even if a later call failed',
      facts: { pair: { from: aCurrency(), to: aCurrency() }, failure, unknownTickers: [] },
      tag: 'Shown',
    },
  ])('$rule: $tag', ({ facts, tag }) => {
    expect(toPairView(facts)._tag).toBe(tag);
  });
});
