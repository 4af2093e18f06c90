import type { TransactionRequest } from '../transaction-creation';
import { extraIdProblems, recipientProblems, refundProblems } from './address-problems';
import { amountProblems } from './amount-problems';
import type { FormFacts, FormProblem } from './form-facts';
import { toTransactionRequest } from './to-transaction-request';

export type FormReview =
  | { readonly _tag: 'Ready'; readonly request: TransactionRequest }
  | { readonly _tag: 'Blocked'; readonly reasons: readonly FormProblem[] };

const pairProblems = ({ rateMode, from, to }: FormFacts): readonly FormProblem[] => {
  const problems: FormProblem[] = [];
  if (rateMode === null) problems.push({ _tag: 'RateModeMissing' });
  if (from === null) problems.push({ _tag: 'FromMissing' });
  if (to === null) problems.push({ _tag: 'ToMissing' });
  if (from !== null && from.ticker === to?.ticker) problems.push({ _tag: 'SameCurrency' });
  return problems;
};

const closingProblems = (facts: FormFacts): readonly FormProblem[] => {
  const problems: FormProblem[] = [];
  const { email } = facts;
  if (email._tag === 'TooLong' || email._tag === 'Malformed')
    problems.push({ _tag: 'EmailInvalid', verdict: email });
  if (!facts.isReviewing) return problems;
  if (!facts.areOwnTermsAccepted) problems.push({ _tag: 'OwnTermsUnaccepted' });
  if (!facts.areThirdPartyTermsAccepted) problems.push({ _tag: 'ThirdPartyTermsUnaccepted' });
  return problems;
};

/** Returns the request if the form can be sent, otherwise all reasons against it (spec §5 "Exchange form"). */
export const reviewForm = (facts: FormFacts): FormReview => {
  const reasons = [
    ...pairProblems(facts),
    ...amountProblems(facts),
    ...recipientProblems(facts),
    ...extraIdProblems(facts),
    ...refundProblems(facts),
    ...closingProblems(facts),
  ];
  const request = reasons.length === 0 ? toTransactionRequest(facts) : null;
  return request === null ? { _tag: 'Blocked', reasons } : { _tag: 'Ready', request };
};
