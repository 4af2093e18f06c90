import { reviewForm } from '../../domain/exchange-form';
import type { FormFacts, FormProblem, FormReview } from '../../domain/exchange-form';

/** Whether the form can be sent now, later or not. */
export type Readiness =
  | FormReview
  /** No problem so far, but a check is still running. */
  | { readonly _tag: 'Waiting' };

/** Running checks and calls, and a text that changed after it was pasted. */
export type PendingFacts = {
  readonly isAskingServer: boolean;
  readonly isNameAsked: boolean;
  readonly isInfoMissing: boolean;
  readonly isPastedOtherwise: boolean;
  /** Whether offers for the current amount are being fetched. */
  readonly isEstimateAwaited: boolean;
  /** Whether a pasted text is being parsed. It is not in its field yet, and can change other fields. */
  readonly isPasteAwaited: boolean;
  /** Whether the first pair is being loaded. Each field depends on it. */
  readonly isPairAwaited: boolean;
};

/** Whether a problem can disappear without the user, when a running check or call ends. */
const isOpen = ({ _tag }: FormProblem, { isNameAsked, isEstimateAwaited }: PendingFacts): boolean =>
  _tag === 'RecipientUnchecked' ||
  _tag === 'RefundUnchecked' ||
  (_tag === 'NameUnresolved' && isNameAsked) ||
  (isEstimateAwaited && (_tag === 'EstimateMissing' || _tag === 'RateExpired'));

/** Reviews the form. With missing data it waits instead of failing. */
export const toReadiness = (facts: FormFacts, pending: PendingFacts): Readiness => {
  if (pending.isPasteAwaited || pending.isPairAwaited) return { _tag: 'Waiting' };
  const review = reviewForm(facts);
  if (pending.isPastedOtherwise) {
    return { _tag: 'Blocked', reasons: [{ _tag: 'RecipientInvalid', verdict: { _tag: 'PatternMismatch' } }] };
  }
  const reasons =
    review._tag === 'Blocked' ? review.reasons.filter((reason) => !isOpen(reason, pending)) : [];
  if (reasons.length > 0) return { _tag: 'Blocked', reasons };
  // without the currency's rules, it is unknown whether an extra ID is needed
  return review._tag === 'Blocked' || pending.isAskingServer || pending.isInfoMissing
    ? { _tag: 'Waiting' }
    : review;
};
