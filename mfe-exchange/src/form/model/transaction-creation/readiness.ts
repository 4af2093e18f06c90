import { reviewForm } from '../../domain/exchange-form';
import type { FormFacts, FormProblem, FormReview } from '../../domain/exchange-form';

/** Whether the form can be sent now, later or not. */
export type Readiness =
  | FormReview
  /** No problem so far, but a check is still running. */
  | { readonly _tag: 'Waiting' };

/** Checks that are still running, and a text that changed on its way from the clipboard. */
export type PendingFacts = {
  readonly isAskingServer: boolean;
  readonly isNameAsked: boolean;
  readonly isInfoMissing: boolean;
  readonly isPastedOtherwise: boolean;
};

const isOpen = ({ _tag }: FormProblem, { isNameAsked }: PendingFacts): boolean =>
  _tag === 'RecipientUnchecked' || _tag === 'RefundUnchecked' || (_tag === 'NameUnresolved' && isNameAsked);

/** Reviews the form. Missing data makes it wait instead of fail. */
export const toReadiness = (facts: FormFacts, pending: PendingFacts): Readiness => {
  const review = reviewForm(facts);
  if (pending.isPastedOtherwise) {
    return { _tag: 'Blocked', reasons: [{ _tag: 'RecipientInvalid', verdict: { _tag: 'PatternMismatch' } }] };
  }
  const reasons =
    review._tag === 'Blocked' ? review.reasons.filter((reason) => !isOpen(reason, pending)) : [];
  if (reasons.length > 0) return { _tag: 'Blocked', reasons };
  // without the currency's rules it is unknown whether an extra ID is needed
  return review._tag === 'Blocked' || pending.isAskingServer || pending.isInfoMissing
    ? { _tag: 'Waiting' }
    : review;
};
