import { allSettled, createEvent, createStore, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';
import type { RateMode } from '@coinlane/shared-contracts/values';

import type { ExchangeTargets } from '../../currency/domain/currency';
import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { Pair } from '../domain/pair';
import { createCurrencyTargetsModel } from './currency-targets';
import type { TargetsQuestion } from './currency-targets';

const pairSet = createEvent<Pair | null>();
const modeSet = createEvent<RateMode>();
const $pair = createStore<Pair | null>({ from: aCurrency(), to: aCurrency({ ticker: 'eth' }) }).on(
  pairSet,
  (_, pair) => pair,
);
const $rateMode = createStore<RateMode>('floating').on(modeSet, (_, mode) => mode);
const model = createCurrencyTargetsModel({ $pair, $rateMode });

const answerTo = (question: TargetsQuestion): ExchangeTargets => ({ ...question, tickers: new Set(['eth']) });
const setUp = (answer: (question: TargetsQuestion) => ExchangeTargets | Promise<ExchangeTargets>) => {
  const fetched = jest.fn(answer);
  return { fetched, scope: fork({ handlers: [[model.fetchTargetsFx, fetched]] }) };
};

describe('the targets of the pair’s from', () => {
  it('are fetched once, however often they are requested', async () => {
    const { scope, fetched } = setUp(answerTo);
    await Promise.all([allSettled(model.requested, { scope }), allSettled(model.requested, { scope })]);
    await allSettled(model.requested, { scope });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(scope.getState(model.$targets)).toEqual(answerTo({ from: 'btc', rateMode: 'floating' }));
  });

  it.each([
    {
      rule: 'another from',
      change: pairSet,
      params: { from: aCurrency({ ticker: 'ltc' }), to: aCurrency() },
    },
    { rule: 'another rate mode', change: modeSet, params: 'fixed' as const },
  ])('are unknown again with $rule, until they are requested', async ({ change, params }) => {
    const { scope, fetched } = setUp(answerTo);
    await allSettled(model.requested, { scope });
    await allSettled(change as typeof pairSet, { scope, params: params as Pair });
    expect(scope.getState(model.$targets)).toBeNull();
    await allSettled(model.requested, { scope });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(scope.getState(model.$targets)).not.toBeNull();
  });

  it('stay unknown after a failure, and are fetched again', async () => {
    const { scope, fetched } = setUp(() => Promise.reject(networkError('down')));
    await allSettled(model.requested, { scope });
    expect(scope.getState(model.$targets)).toBeNull();
    await allSettled(model.requested, { scope });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are not fetched without a pair', async () => {
    const { scope, fetched } = setUp(answerTo);
    await allSettled(pairSet, { scope, params: null });
    await allSettled(model.requested, { scope });
    expect(fetched).not.toHaveBeenCalled();
  });
});
