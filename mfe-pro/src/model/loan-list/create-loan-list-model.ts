import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum/debounce';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { valueOf } from '../../domain/answer';
import type { Answer } from '../../domain/answer';
import type { Holding } from '../../domain/holding';
import type { Loan, LoanCurrencies, LoanTerms } from '../../domain/loan';
import { createAnswerModel } from '../answer';

/** What is typed into an amount field, and what it means; null: nothing that can be meant. */
export type Typed = { readonly text: string; readonly amount: DecimalString | null };

type Choice = {
  readonly deposit: string | null;
  readonly loan: string | null;
  readonly ltv: number | null;
};

const NOTHING: Choice = { deposit: null, loan: null, ltv: null };

/** What is chosen, or the first of what there is. */
const settle = (choice: Choice, currencies: LoanCurrencies | null) => ({
  deposit: choice.deposit ?? currencies?.deposits[0] ?? '',
  loan: choice.loan ?? currencies?.loans[0] ?? '',
  ltv: choice.ltv ?? currencies?.ltvs[0] ?? 0,
});

const toTerms = ({ deposit, loan, ltv }: ReturnType<typeof settle>, { amount }: Typed): LoanTerms | null =>
  amount === null || deposit === '' || loan === '' ? null : { deposit, loan, amount, ltv };

const toEstimate = (
  answer: Answer<Loan>,
  terms: LoanTerms | null,
  asked: LoanTerms | null,
): Answer<Loan> | null => {
  if (terms === null) return null;
  if (terms !== asked) return { _tag: 'Pending' };
  // what is known belongs to other terms when asking for these has failed
  if (answer._tag === 'Ready' && answer.problem !== null) return { _tag: 'Failed', problem: answer.problem };
  return answer;
};

/** The loans of an account, and what a new one would be; the answer follows what is typed (spec §3 "Loans"). */
export const createLoanListModel = ({ settleMs }: { readonly settleMs: number }) => {
  const opened = createEvent();
  const chosen = createEvent<Partial<Choice>>();
  const amountTyped = createEvent<Typed>();

  const currencies = createAnswerModel<undefined, LoanCurrencies>();
  const loans = createAnswerModel<undefined, readonly Loan[]>();
  const holdings = createAnswerModel<undefined, readonly Holding[]>();
  const estimate = createAnswerModel<LoanTerms, Loan>();

  const $choice = createStore(NOTHING, { serialize: 'ignore' }).on(chosen, (choice, change) => ({
    ...choice,
    ...change,
  }));
  const $typed = createStore<Typed>({ text: '', amount: null }, { serialize: 'ignore' }).on(
    amountTyped,
    (_, typed) => typed,
  );
  const $chosen = combine($choice, currencies.$answer, (choice, answer) => settle(choice, valueOf(answer)));
  const $terms = combine($chosen, $typed, toTerms);
  const $asked = createStore<LoanTerms | null>(null, { serialize: 'ignore' }).on(
    estimate.asked,
    (_, terms) => terms,
  );

  sample({ clock: opened, fn: () => undefined, target: [currencies.asked, loans.asked, holdings.asked] });
  sample({
    clock: debounce($terms.updates, settleMs),
    source: $terms,
    filter: (terms): terms is LoanTerms => terms !== null,
    target: estimate.asked,
  });

  return {
    opened,
    chosen,
    amountTyped,
    currencies,
    loans,
    holdings,
    estimateLoanFx: estimate.fetchFx,
    $chosen,
    $typed,
    $terms,
    /** Null: there is nothing to estimate. */
    $estimate: combine(estimate.$answer, $terms, $asked, toEstimate),
  };
};

const TYPING_SETTLE_MS = 400;

export const loanListModel = createLoanListModel({ settleMs: TYPING_SETTLE_MS });
