import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { aCurrency } from '../../domain/currency/currency.fixture';
import type { Estimate, EstimateQuery } from '../../domain/estimate';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { createQuoteModel } from './create-quote-model';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'fixed',
  promoCode: null,
};
const asked = createEvent<EstimateQuery>();
const answered = createEvent<Estimate | null>();
const ticked = createEvent<number>();
const refused = createEvent<unknown>();
const model = createQuoteModel({
  $query: createStore<EstimateQuery | null>(query, { sid: 'test/quote/query' }).on(asked, (_, it) => it),
  $chosen: createStore<Estimate | null>(null, { sid: 'test/quote/chosen' }).on(answered, (_, it) => it),
  $pick: createStore<string | null>(null),
  $now: createStore(0, { sid: 'test/quote/now' }).on(ticked, (_, now) => now),
  refused,
});

const held = (amount: string, rateId: string, validUntil = 1000): Estimate =>
  anEstimate({ estimatedAmount: amount, rateId, validUntil });
const answer = (scope: Scope, estimate: Estimate | null) => allSettled(answered, { scope, params: estimate });
const stepOf = (scope: Scope) => scope.getState(model.$step);

describe('the quote model (spec §4 "Exchange stepper")', () => {
  it('agrees to the first rate, and asks when a later one promises something else', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    expect(stepOf(scope)).toBe('SET_TRANSACTION');
    await answer(scope, held('1.39', 'two', 2000));
    expect(stepOf(scope)).toBe('CONFIRM_TRANSACTION');
    expect(scope.getState(model.$change)).toMatchObject({ before: '1.4', now: '1.39', isWorse: true });
  });

  it('goes on with the new rate once the visitor says so, and asks again at the next move', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, held('1.39', 'two'));
    await allSettled(model.changeAccepted, { scope });
    expect(stepOf(scope)).toBe('SET_TRANSACTION');
    await answer(scope, held('1.38', 'three'));
    expect(scope.getState(model.$change)).toMatchObject({ before: '1.39', now: '1.38' });
  });

  it('still knows what was agreed when the offers were away in between', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, null);
    await answer(scope, held('1.39', 'two'));
    expect(stepOf(scope)).toBe('CONFIRM_TRANSACTION');
  });

  it('starts anew with another question', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await answer(scope, null);
    await allSettled(asked, { scope, params: { ...query, amount: '0.2' } });
    await answer(scope, held('2.7', 'two'));
    expect(stepOf(scope)).toBe('SET_TRANSACTION');
  });

  it('is over when the server’s clock says so, until a newer rate is there', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one', 1000));
    await allSettled(ticked, { scope, params: 1000 });
    expect(stepOf(scope)).toBe('FIXED_RATE_TIME_EXCEEDED');
    await answer(scope, held('1.4', 'two', 3000));
    expect(stepOf(scope)).toBe('SET_TRANSACTION');
  });

  it('is over at once when the service knows the rate no more', async () => {
    const scope = fork();
    await answer(scope, held('1.4', 'one'));
    await allSettled(refused, { scope, params: null });
    expect(scope.getState(model.$isOver)).toBe(true);
    await answer(scope, held('1.41', 'two'));
    expect(stepOf(scope)).toBe('CONFIRM_TRANSACTION');
  });

  it('has nothing to ask about a floating rate', async () => {
    const scope = fork();
    await allSettled(asked, { scope, params: { ...query, rateMode: 'floating' } });
    await answer(scope, anEstimate({ estimatedAmount: '1.4' }));
    await answer(scope, anEstimate({ estimatedAmount: '1.1' }));
    await allSettled(refused, { scope, params: null });
    expect(stepOf(scope)).toBe('SET_TRANSACTION');
  });
});
