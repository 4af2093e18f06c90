import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';

import { valueOf } from '@coinlane/shared-contracts/query';
import type { Query } from '@coinlane/shared-contracts/query';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { createQuery } from '@coinlane/shared-ui/query';
import type { Holding } from '../domain/holding';
import type { Loan, LoanCurrencies, LoanTerms } from '../domain/loan';

/** Typed text of an amount field, and its value. Null: invalid amount. */
export type Typed = { readonly text: string; readonly amount: DecimalString | null };

type Choice = {
  readonly deposit: string | null;
  readonly loan: string | null;
  readonly ltv: number | null;
};

const NOTHING: Choice = { deposit: null, loan: null, ltv: null };

/** Selected currencies, or the first ones available. */
const settle = (choice: Choice, currencies: LoanCurrencies | null) => ({
  deposit: choice.deposit ?? currencies?.deposits[0] ?? '',
  loan: choice.loan ?? currencies?.loans[0] ?? '',
  ltv: choice.ltv ?? currencies?.ltvs[0] ?? 0,
});

const toTerms = ({ deposit, loan, ltv }: ReturnType<typeof settle>, { amount }: Typed): LoanTerms | null =>
  amount === null || deposit === '' || loan === '' ? null : { deposit, loan, amount, ltv };

const toEstimate = (
  query: Query<Loan>,
  terms: LoanTerms | null,
  requested: LoanTerms | null,
): Query<Loan> | null => {
  if (terms === null) return null;
  if (terms !== requested) return { _tag: 'Pending' };
  // after a failure, the known value belongs to other terms
  if (query._tag === 'Ready' && query.problem !== null) return { _tag: 'Failed', problem: query.problem };
  return query;
};

/** Creates the model of the loans, and of the estimate for a new one, which follows the form (spec §3 "Loans"). */
export const createLoanListModel = ({ settleMs }: { readonly settleMs: number }) => {
  const opened = createEvent();
  const chosen = createEvent<Partial<Choice>>();
  const amountTyped = createEvent<Typed>();

  const currencies = createQuery<undefined, LoanCurrencies>();
  const loans = createQuery<undefined, readonly Loan[]>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const estimate = createQuery<LoanTerms, Loan>();

  const $choice = createStore(NOTHING, { serialize: 'ignore' }).on(chosen, (choice, change) => ({
    ...choice,
    ...change,
  }));
  const $typed = createStore<Typed>({ text: '', amount: null }, { serialize: 'ignore' }).on(
    amountTyped,
    (_, typed) => typed,
  );
  const $chosen = combine($choice, currencies.$query, (choice, query) => settle(choice, valueOf(query)));
  const $terms = combine($chosen, $typed, toTerms);
  const $asked = createStore<LoanTerms | null>(null, { serialize: 'ignore' }).on(
    estimate.start,
    (_, terms) => terms,
  );

  sample({
    clock: opened,
    fn: () => undefined,
    target: [currencies.start, loans.start, holdings.start],
  });
  sample({
    clock: debounce($terms.updates, settleMs),
    source: $terms,
    filter: (terms): terms is LoanTerms => terms !== null,
    target: estimate.start,
  });

  return {
    opened,
    chosen,
    amountTyped,
    currencies,
    loans,
    holdings,
    estimateLoanFx: estimate.executeFx,
    $chosen,
    $typed,
    $terms,
    /** Null: nothing to estimate. */
    $estimate: combine(estimate.$query, $terms, $asked, toEstimate),
  };
};

const TYPING_SETTLE_MS = 400;

export const loanListModel = createLoanListModel({ settleMs: TYPING_SETTLE_MS });
