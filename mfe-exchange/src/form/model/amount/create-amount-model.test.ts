import { allSettled, createEvent, createStore, fork, serialize } from 'effector';
import type { Scope } from 'effector';

import type { Language, RateMode } from '@coinlane/shared-contracts/values';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { FixedRateAvailability, Pair, PairChange } from '../../domain/pair';
import { createAmountModel } from './create-amount-model';

const pairChanged = createEvent<PairChange>();
const btc = aCurrency();
const eth = aCurrency({ ticker: 'eth' });
const answer = (scope: Scope, after: Pair, before: Pair | null = null) =>
  allSettled(pairChanged, { scope, params: { before, after, cause: 'answer' } });
const pick = (scope: Scope, before: Pair, after: Pair) =>
  allSettled(pairChanged, { scope, params: { before, after, cause: 'pick' } });
const $language = createStore<Language>('de');
const fixedRateChanged = createEvent<FixedRateAvailability>();
const $fixedRate = createStore<FixedRateAvailability>({ _tag: 'Available' }, { sid: 'test/amount/fixed' }).on(
  fixedRateChanged,
  (_, availability) => availability,
);
const offered = createEvent<readonly RateMode[]>();
const $offeredRateModes = createStore<readonly RateMode[]>(['floating', 'fixed'], {
  sid: 'test/amount/offered',
}).on(offered, (_, modes) => modes);
const picked = createEvent<unknown>();
const kindPicked = createEvent<unknown>();
const model = createAmountModel({
  $language,
  $fixedRate,
  $offeredRateModes,
  pairChanged,
  picked,
  kindPicked,
});
const nothing = { amount: null, amountTo: null, rateMode: null, direction: null };

describe('the amount model', () => {
  it('parses typed text with the page’s number format', async () => {
    const scope = fork();
    await allSettled(model.sendTyped, { scope, params: '0,25' });
    expect(scope.getState(model.$send)).toEqual({ _tag: 'Exact', amount: '0.25' });
    await allSettled(model.sendTyped, { scope, params: '1.234' });
    expect(scope.getState(model.$send)._tag).toBe('Ambiguous');
  });

  it("formats a chosen amount with the page's number format", async () => {
    const scope = fork();
    await allSettled(model.sendChosen, { scope, params: '0.00028' });
    expect(scope.getState(model.$amounts).sendText).toBe('0,00028');
  });

  it('has the reverse direction only with an available fixed rate', async () => {
    const scope = fork();
    await answer(scope, { from: btc, to: eth });
    await allSettled(model.rateModePicked, { scope, params: 'fixed' });
    await allSettled(model.receiveTyped, { scope, params: '3' });
    expect(scope.getState(model.$direction)).toBe('reverse');

    await allSettled(fixedRateChanged, { scope, params: { _tag: 'PairUnsupported' } });
    expect(scope.getState(model.$rateMode)).toBe('floating');
    expect(scope.getState(model.$direction)).toBe('direct');
  });

  it('uses the field that was typed in last for the direction', async () => {
    const scope = fork();
    await allSettled(model.receiveTyped, { scope, params: '3' });
    expect(scope.getState(model.$amounts).direction).toBe('reverse');
    await allSettled(model.sendTyped, { scope, params: '1' });
    expect(scope.getState(model.$amounts)).toMatchObject({ direction: 'direct', receiveText: '' });
  });

  it('keeps a typed amount for another currency', async () => {
    const scope = fork();
    await answer(scope, { from: btc, to: eth });
    await allSettled(model.sendTyped, { scope, params: '0,37' });
    await pick(scope, { from: btc, to: eth }, { from: aCurrency({ ticker: 'ltc' }), to: eth });
    expect(scope.getState(model.$amounts).sendText).toBe('0,37');
  });

  it("restores from the server's state that the URL set the amount", async () => {
    const served = fork();
    await allSettled(model.amountsRequested, { scope: served, params: { ...nothing, amount: '0.37' } });
    await answer(served, { from: btc, to: eth });
    const scope = fork({ values: serialize(served) });
    await pick(scope, { from: btc, to: eth }, { from: aCurrency({ ticker: 'ltc' }), to: eth });
    expect(scope.getState(model.$amounts).sendText).toBe('0,37');
  });

  it('uses the usual amount for another kind of exchange, and keeps a typed one if `from` stays', async () => {
    const scope = fork();
    const eur = aCurrency({ ticker: 'eur', defaultValue: '150' });
    await answer(scope, { from: btc, to: eth });
    await allSettled(model.sendTyped, { scope, params: '0,37' });
    await allSettled(kindPicked, { scope, params: null });
    await answer(scope, { from: btc, to: eur }, { from: btc, to: eth });
    expect(scope.getState(model.$amounts).sendText).toBe('0,37');

    await allSettled(kindPicked, { scope, params: null });
    await answer(scope, { from: eur, to: btc }, { from: btc, to: eur });
    expect(scope.getState(model.$amounts)).toMatchObject({ sendText: '150', isGiven: false });
  });

  it('flips to the counter-value of the current amount, and back to the typed one', async () => {
    const scope = fork();
    const [there, back] = [
      { from: btc, to: eth },
      { from: eth, to: btc },
    ];
    const swap = (before: Pair, after: Pair) =>
      allSettled(pairChanged, { scope, params: { before, after, cause: 'swap' } });
    await answer(scope, there);
    await allSettled(model.sendTyped, { scope, params: '0,5' });
    await allSettled(model.counterValueKnown, {
      scope,
      params: { from: 'btc', to: 'eth', amount: '0.5', value: '7.25' },
    });
    await swap(there, back);
    expect(scope.getState(model.$amounts).sendText).toBe('7,25');
    await swap(back, there);
    expect(scope.getState(model.$amounts).sendText).toBe('0,5');
  });

  it('keeps a given amount when its pair arrives later (spec §4)', async () => {
    const scope = fork();
    await allSettled(model.amountsRequested, { scope, params: { ...nothing, amount: '25' } });
    await answer(scope, { from: aCurrency({ ticker: 'xrp' }), to: eth });
    expect(scope.getState(model.$amounts).sendText).toBe('25');
  });

  it('uses only rate modes that are not hidden (spec §2 "Hiding modes")', async () => {
    const scope = fork();
    await allSettled(offered, { scope, params: ['fixed'] });
    expect(scope.getState(model.$rateMode)).toBe('fixed');
    await allSettled(offered, { scope, params: ['floating'] });
    await allSettled(model.rateModePicked, { scope, params: 'fixed' });
    expect(scope.getState(model.$rateMode)).toBe('floating');
  });

  it('sets a receive amount at a fixed rate, and undoes it', async () => {
    const scope = fork();
    await allSettled(model.sendTyped, { scope, params: '2' });
    const before = scope.getState(model.$amounts);
    await allSettled(model.receiveChosen, { scope, params: '1.5' });
    expect(scope.getState(model.$amounts)).toMatchObject({
      receiveText: '1,5',
      direction: 'reverse',
      rateMode: 'fixed',
    });
    await allSettled(model.amountsRestored, { scope, params: before });
    expect(scope.getState(model.$amounts)).toEqual(before);
  });
});
