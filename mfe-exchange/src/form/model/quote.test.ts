import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { Estimate, EstimateQuery } from '../domain/estimate';
import { anEstimate } from '../domain/estimate/estimate.fixture';
import { createQuoteModel } from './quote';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'fixed',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const asked = createEvent<EstimateQuery>();
const answered = createEvent<Estimate | null>();
const ticked = createEvent<number>();
const refused = createEvent<unknown>();
const shown = createEvent<unknown>();
const model = createQuoteModel({
  $query: createStore<EstimateQuery | null>(query, { sid: 'test/quote/query' }).on(asked, (_, it) => it),
  $chosen: createStore<Estimate | null>(null, { sid: 'test/quote/chosen' }).on(answered, (_, it) => it),
  $pick: createStore<string | null>(null),
  $now: createStore(0, { sid: 'test/quote/now' }).on(ticked, (_, now) => now),
  shown,
  refused,
});

const held = (amount: string, rateId: string, validUntil = 1000): Estimate =>
  anEstimate({ estimatedAmount: amount, rateId, validUntil });
const answer = (scope: Scope, estimate: Estimate | null) => allSettled(answered, { scope, params: estimate });
const rateOf = (scope: Scope): string => {
  if (scope.getState(model.$isOver)) return 'over';
  return scope.getState(model.$change) === null ? 'agreed' : 'changed';
};

describe('the quote model (spec §4 "Exchange stepper")', () => {
  it('accepts the first rate, and asks when a later one promises another amount', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    expect(rateOf(scope)).toBe('agreed');
    await answer(scope, held('1.39', 'two', 2000));
    expect(rateOf(scope)).toBe('changed');
    expect(scope.getState(model.$change)).toMatchObject({ before: '1.4', now: '1.39', isWorse: true });
  });

  it('applies the new rate after acceptance, and asks again at the next change', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, held('1.39', 'two'));
    await allSettled(model.changeAccepted, { scope });
    expect(rateOf(scope)).toBe('agreed');
    await answer(scope, held('1.38', 'three'));
    expect(scope.getState(model.$change)).toMatchObject({ before: '1.39', now: '1.38' });
  });

  it('counts the rate that the review opens with as agreed', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, held('1.39', 'two'));
    await allSettled(shown, { scope, params: null });
    expect(rateOf(scope)).toBe('agreed');
    await answer(scope, held('1.38', 'three'));
    expect(scope.getState(model.$change)).toMatchObject({ before: '1.39', now: '1.38' });
  });

  it('remembers the accepted rate while there are no offers', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, null);
    await answer(scope, held('1.39', 'two'));
    expect(rateOf(scope)).toBe('changed');
  });

  it('resets for another query', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, null);
    await allSettled(asked, { scope, params: { ...query, amount: '0.2' } });
    await answer(scope, held('2.7', 'two'));
    expect(rateOf(scope)).toBe('agreed');
  });

  it('expires by the server’s clock, until there is a newer rate', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one', 1000));
    await allSettled(ticked, { scope, params: 1000 });
    expect(rateOf(scope)).toBe('over');
    await answer(scope, held('1.4', 'two', 3000));
    expect(rateOf(scope)).toBe('agreed');
  });

  it('expires immediately when the service no longer knows the rate', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await allSettled(refused, { scope, params: null });
    expect(scope.getState(model.$isOver)).toBe(true);
    await answer(scope, held('1.41', 'two'));
    expect(rateOf(scope)).toBe('changed');
  });

  it('ignores a floating rate', async () => {
    const scope = fork();
    await allSettled(asked, { scope, params: { ...query, rateMode: 'floating' } });
    await answer(scope, anEstimate({ estimatedAmount: '1.4' }));
    await answer(scope, anEstimate({ estimatedAmount: '1.1' }));
    await allSettled(refused, { scope, params: null });
    expect(rateOf(scope)).toBe('agreed');
  });
});
