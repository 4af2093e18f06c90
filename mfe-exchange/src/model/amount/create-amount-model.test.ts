import { allSettled, createEvent, createStore, fork, serialize } from 'effector';
import type { Scope } from 'effector';

import type { Language, RateMode } from '@coinlane/shared-contracts/values';

import { aCurrency } from '../../domain/currency/currency.fixture';
import type { FixedRateAvailability, Pair } from '../../domain/pair';
import { createAmountModel, withAsked, withRateMode } from './create-amount-model';

const pairPicked = createEvent<Pair>();
const eth = aCurrency({ ticker: 'eth' });
const $pair = createStore<Pair | null>(null, { sid: 'test/amount/pair' }).on(pairPicked, (_, pair) => pair);
const $language = createStore<Language>('de');
const fixedRateTold = createEvent<FixedRateAvailability>();
const $fixedRate = createStore<FixedRateAvailability>({ _tag: 'Available' }, { sid: 'test/amount/fixed' }).on(
  fixedRateTold,
  (_, availability) => availability,
);
const offered = createEvent<readonly RateMode[]>();
const $offeredRateModes = createStore<readonly RateMode[]>(['floating', 'fixed'], {
  sid: 'test/amount/offered',
}).on(offered, (_, modes) => modes);
const fromReplaced = createEvent<unknown>();
const model = createAmountModel({ $pair, $language, $fixedRate, $offeredRateModes, fromReplaced });
const nothing = { amount: null, amountTo: null, rateMode: null, direction: null };
const typed = { sendText: '0,1', receiveText: '', direction: 'direct', rateMode: 'floating' } as const;

describe('withAsked: what a URL says over what is there', () => {
  it.each([
    { rule: 'nothing said: the amount stays', asked: nothing, result: typed },
    {
      rule: 'an amount, in the page’s notation',
      asked: { ...nothing, amount: '1234.5' },
      result: { ...typed, sendText: '1234,5' },
    },
    {
      rule: 'a wanted amount counts with a fixed rate',
      asked: { ...nothing, amountTo: '3', rateMode: 'fixed', direction: 'reverse' } as const,
      result: { sendText: '0,1', receiveText: '3', direction: 'reverse', rateMode: 'fixed' },
    },
    {
      rule: 'a wanted amount without one does not',
      asked: { ...nothing, amountTo: '3', direction: 'reverse' } as const,
      result: typed,
    },
    {
      rule: 'reverse without an amount is direct',
      asked: { ...nothing, rateMode: 'fixed', direction: 'reverse' } as const,
      result: { ...typed, rateMode: 'fixed' },
    },
  ])('$rule', ({ asked, result }) => {
    expect(withAsked(typed, asked, 'de')).toEqual(result);
  });
});

describe('withRateMode (spec §4 "Rate mode, flow and type")', () => {
  it('leaves the wanted amount behind with the fixed rate', () => {
    const reverse = { sendText: '1', receiveText: '3', direction: 'reverse', rateMode: 'fixed' } as const;
    expect(withRateMode(reverse, 'floating')).toMatchObject({
      sendText: '1',
      receiveText: '',
      direction: 'direct',
      rateMode: 'floating',
    });
  });
});

describe('the amount model', () => {
  it('reads what is typed by the page’s language', async () => {
    const scope = fork();
    await allSettled(model.sendTyped, { scope, params: '0,25' });
    expect(scope.getState(model.$send)).toEqual({ _tag: 'Exact', amount: '0.25' });
    await allSettled(model.sendTyped, { scope, params: '1.234' });
    expect(scope.getState(model.$send)._tag).toBe('Ambiguous');
  });

  it('writes a chosen amount as the page writes numbers', async () => {
    const scope = fork();
    await allSettled(model.sendChosen, { scope, params: '0.00028' });
    expect(scope.getState(model.$amounts).sendText).toBe('0,00028');
  });

  it('offers the reverse direction only with a fixed rate that there is', async () => {
    const scope = fork();
    await allSettled(pairPicked, { scope, params: { from: aCurrency(), to: eth } });
    await allSettled(model.rateModePicked, { scope, params: 'fixed' });
    await allSettled(model.receiveTyped, { scope, params: '3' });
    expect(scope.getState(model.$direction)).toBe('reverse');

    await allSettled(fixedRateTold, { scope, params: { _tag: 'PairUnsupported' } });
    expect(scope.getState(model.$rateMode)).toBe('floating');
    expect(scope.getState(model.$direction)).toBe('direct');
  });

  it('takes the last field that was typed in for the direction', async () => {
    const scope = fork();
    await allSettled(model.receiveTyped, { scope, params: '3' });
    expect(scope.getState(model.$amounts).direction).toBe('reverse');
    await allSettled(model.sendTyped, { scope, params: '1' });
    expect(scope.getState(model.$amounts)).toMatchObject({ direction: 'direct', receiveText: '' });
  });

  it.each([
    { rule: 'the hand-set value first', change: { manualDefaultValue: '7', defaultValue: '5' }, text: '7' },
    { rule: 'then the computed one', change: { defaultValue: '0.5' }, text: '0,5' },
    { rule: 'else 1', change: {}, text: '1' },
  ])('begins a picked from with $rule (spec §4 "Currency and amount changes")', async ({ change, text }) => {
    const scope = fork();
    await allSettled(pairPicked, { scope, params: { from: aCurrency(), to: eth } });
    await allSettled(model.sendTyped, { scope, params: '33' });
    await allSettled(fromReplaced, { scope, params: null });
    await allSettled(pairPicked, {
      scope,
      params: { from: aCurrency({ ticker: 'xrp', ...change }), to: eth },
    });
    expect(scope.getState(model.$amounts)).toMatchObject({ sendText: text, direction: 'direct' });
  });

  it.each([
    { rule: 'in the page it was typed in', resumed: (scope: Scope) => scope },
    {
      rule: 'in a page the server has filled',
      resumed: (scope: Scope) => fork({ values: serialize(scope) }),
    },
  ])('keeps what was typed when another `to` is picked, $rule', async ({ resumed }) => {
    const served = fork();
    await allSettled(pairPicked, { scope: served, params: { from: aCurrency(), to: eth } });
    const scope = resumed(served);
    await allSettled(model.sendTyped, { scope, params: '0,37' });
    await allSettled(fromReplaced, { scope, params: null });
    await allSettled(pairPicked, { scope, params: { from: aCurrency(), to: aCurrency({ ticker: 'xrp' }) } });
    expect(scope.getState(model.$amounts).sendText).toBe('0,37');
  });

  it('keeps a given amount, whenever the pair it is for arrives (spec §4)', async () => {
    const scope = fork();
    await allSettled(model.amountsAsked, { scope, params: { ...nothing, amount: '25' } });
    await allSettled(pairPicked, { scope, params: { from: aCurrency({ ticker: 'xrp' }), to: eth } });
    expect(scope.getState(model.$amounts).sendText).toBe('25');
  });

  it('begins the default pair with 0.1 (spec §9)', async () => {
    const scope = fork();
    await allSettled(model.amountsAsked, { scope, params: nothing });
    await allSettled(pairPicked, { scope, params: { from: aCurrency(), to: eth } });
    expect(scope.getState(model.$amounts).sendText).toBe('0,1');
  });

  it('keeps to the rate modes that are not hidden (spec §2 "Hiding modes")', async () => {
    const scope = fork();
    await allSettled(offered, { scope, params: ['fixed'] });
    expect(scope.getState(model.$rateMode)).toBe('fixed');
    await allSettled(offered, { scope, params: ['floating'] });
    await allSettled(model.rateModePicked, { scope, params: 'fixed' });
    expect(scope.getState(model.$rateMode)).toBe('floating');
  });

  it('takes a wanted amount at a fixed rate, and takes it back', async () => {
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
