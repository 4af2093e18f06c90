import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { LoanTerms } from '../domain/loan';
import { aLoan, loanTerms } from '../domain/loan/loan.fixture';
import { aRefusal } from '../domain/refusal.fixture';
import { createLoanConfirmationModel } from './loan-confirmation';

const OFFLINE: CallFailure = { _tag: 'Offline' };
const model = createLoanConfirmationModel();

const scopeOpening = (open: () => Promise<ReturnType<typeof aLoan>>, seen: string[]) =>
  fork({
    handlers: [
      [model.opening.executeFx, open],
      [model.goToLoanFx, (id: string) => void seen.push(`page of ${id}`)],
      [model.countLoanFx, () => void seen.push('counted')],
    ],
  });

const request = (changes: Partial<LoanTerms> = {}) => ({ ...loanTerms(changes), loanAmount: '10000' });

describe('opening a loan', () => {
  it('tracks it and navigates to its page', async () => {
    const seen: string[] = [];
    const scope = scopeOpening(() => Promise.resolve(aLoan({ id: 'l1' })), seen);
    await allSettled(model.opening.start, { scope, params: request() });

    expect(seen.toSorted()).toEqual(['counted', 'page of l1']);
  });

  it('stays on the page if the service refuses', async () => {
    const seen: string[] = [];
    const scope = scopeOpening(() => Promise.reject(aRefusal('kyc_level_needed')), seen);
    await allSettled(model.opening.start, { scope, params: request() });

    expect(seen).toEqual([]);
    expect(scope.getState(model.opening.$mutation)).toMatchObject({ _tag: 'Failed' });
  });
});

describe('the terms after a failure', () => {
  it.each([
    { rule: 'are fetched again if the amount has changed', problem: aRefusal('amount_changed'), fetches: 2 },
    { rule: 'stay after a lost reply, as a retry must not be another loan', problem: OFFLINE, fetches: 1 },
  ])('$rule', async ({ problem, fetches }) => {
    const estimate = jest.fn((terms: LoanTerms) => aLoan({ owed: terms.amount }));
    const scope = fork({
      handlers: [
        [model.estimate.executeFx, estimate],
        [model.holdings.executeFx, () => []],
        [model.opening.executeFx, () => Promise.reject(problem)],
      ],
    });
    await allSettled(model.opened, { scope, params: loanTerms() });
    await allSettled(model.opening.start, { scope, params: request() });

    expect(estimate.mock.calls).toEqual(Array.from({ length: fetches }, () => [loanTerms()]));
    expect(scope.getState(model.opening.$mutation)).toEqual({ _tag: 'Failed', problem });
  });
});

describe('the terms of another loan', () => {
  it('are not shown with the request for this one', async () => {
    const scope = fork({
      handlers: [
        [
          model.estimate.executeFx,
          ({ amount }: LoanTerms) => (amount === '1' ? aLoan() : Promise.reject(aRefusal('no_price'))),
        ],
        [model.holdings.executeFx, () => []],
      ],
    });
    await allSettled(model.opened, { scope, params: loanTerms({ amount: '1' }) });
    await allSettled(model.opened, { scope, params: loanTerms({ amount: '2' }) });

    expect(scope.getState(model.estimate.$query)).toMatchObject({ _tag: 'Failed' });
  });

  it('can be agreed to after a loan was opened', async () => {
    const scope = scopeOpening(() => Promise.resolve(aLoan()), []);
    await allSettled(model.opening.start, { scope, params: request() });
    await allSettled(model.opened, { scope, params: loanTerms({ amount: '2' }) });

    expect(scope.getState(model.opening.$mutation)).toEqual({ _tag: 'Idle' });
  });
});
