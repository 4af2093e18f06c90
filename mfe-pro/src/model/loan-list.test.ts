import { allSettled, createWatch, fork, scopeBind } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { LoanTerms } from '../domain/loan';
import { aLoan } from '../domain/loan/loan.fixture';
import { createLoanListModel } from './loan-list';

const model = createLoanListModel({ settleMs: 0 });
const offline: CallFailure = { _tag: 'Offline' };

const scopeEstimating = (estimate: (terms: LoanTerms) => Promise<ReturnType<typeof aLoan>>) =>
  fork({
    handlers: [
      [model.currencies.executeFx, () => ({ deposits: ['btc', 'eth'], loans: ['dai'], ltvs: [0.5, 0.7] })],
      [model.loans.executeFx, () => []],
      [model.holdings.executeFx, () => []],
      [model.estimateLoanFx, estimate],
    ],
  });

const ofTerms = ({ amount }: LoanTerms) => Promise.resolve(aLoan({ id: `for ${amount}` }));

describe('a new loan', () => {
  it('starts with the first currencies, and is estimated once an amount is typed', async () => {
    const scope = scopeEstimating(ofTerms);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$chosen)).toEqual({ deposit: 'btc', loan: 'dai', ltv: 0.5 });
    expect(scope.getState(model.$estimate)).toBeNull();

    await allSettled(model.amountTyped, { scope, params: { text: '0.1', amount: '0.1' } });
    expect(scope.getState(model.$estimate)).toMatchObject({ _tag: 'Ready', value: { id: 'for 0.1' } });
  });

  it('shows no estimate of other terms', async () => {
    let isUp = true;
    const scope = scopeEstimating((terms) => (isUp ? ofTerms(terms) : Promise.reject(offline)));
    await allSettled(model.opened, { scope });
    await allSettled(model.amountTyped, { scope, params: { text: '0.1', amount: '0.1' } });
    isUp = false;
    await allSettled(model.chosen, { scope, params: { ltv: 0.7 } });

    expect(scope.getState(model.$estimate)).toEqual({ _tag: 'Failed', problem: offline });
  });

  it('shows no estimate of other terms while its own is missing', async () => {
    const scope = scopeEstimating((terms) =>
      terms.ltv === 0.5 ? ofTerms(terms) : new Promise(() => undefined),
    );
    await allSettled(model.opened, { scope });
    await allSettled(model.amountTyped, { scope, params: { text: '0.1', amount: '0.1' } });
    const asked = new Promise<unknown>((resolve) => {
      createWatch({ unit: model.estimateLoanFx, scope, fn: resolve });
    });
    scopeBind(model.chosen, { scope })({ ltv: 0.7 });
    await asked;

    expect(scope.getState(model.$estimate)).toEqual({ _tag: 'Pending' });
  });
});
