import { allSettled, createEvent, createStore, fork } from 'effector';

import type { Language } from '@coinlane/shared-contracts/values';

import { aCurrency } from '../../domain/currency/currency.fixture';
import type { Pair } from '../../domain/pair';
import { createAmountModel, withAsked, withRateMode } from './create-amount-model';

const pairPicked = createEvent<Pair>();
const eth = aCurrency({ ticker: 'eth' });
const $pair = createStore<Pair | null>(null, { sid: 'test/amount/pair' }).on(pairPicked, (_, pair) => pair);
const $language = createStore<Language>('de');
const model = createAmountModel({ $pair, $language });
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

    const unsupported = { from: aCurrency({ supportsFixedRate: false }), to: eth };
    await allSettled(pairPicked, { scope, params: unsupported });
    expect(scope.getState(model.$rateMode)).toBe('floating');
    expect(scope.getState(model.$direction)).toBe('direct');
    expect(scope.getState(model.$fixedRate)._tag).toBe('CurrencyUnsupported');
  });

  it('takes the last field that was typed in for the direction', async () => {
    const scope = fork();
    await allSettled(model.receiveTyped, { scope, params: '3' });
    expect(scope.getState(model.$amounts).direction).toBe('reverse');
    await allSettled(model.sendTyped, { scope, params: '1' });
    expect(scope.getState(model.$amounts)).toMatchObject({ direction: 'direct', receiveText: '' });
  });
});
