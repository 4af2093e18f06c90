import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import { checkEmail } from '../../../address/domain/address';
import type {
  ExtraIdVerdict,
  RecipientVerdict,
  RefundVerdict,
  ServerAddressCheck,
} from '../../../address/domain/address';
import type { Estimate } from '../../domain/estimate';
import { reviewForm } from '../../domain/exchange-form';
import type { FormFacts, FormProblem, FormReview } from '../../domain/exchange-form';
import { kindOf } from '../../domain/fiat-mode';
import type { Pair } from '../../domain/pair';
import type { OrderSource } from '../../domain/transaction-creation';
import type { PriceView } from '../estimate';
import type { ExtraIdView, NameState, RecipientFields } from '../recipient';

/** State of the form from its models. */
export type FormParts = {
  readonly pair: Pair | null;
  readonly rateMode: RateMode;
  readonly direction: Direction;
  readonly send: ParsedAmount;
  readonly receive: ParsedAmount;
  readonly estimate: Estimate | null;
  readonly price: PriceView;
  readonly isRateMoved: boolean;
  readonly isRateOver: boolean;
  readonly fields: RecipientFields;
  readonly recipient: RecipientVerdict | null;
  readonly refund: RefundVerdict | null;
  readonly serverCheck: ServerAddressCheck | null;
  readonly name: NameState;
  readonly extraId: ExtraIdView;
  readonly refundExtraId: ExtraIdVerdict | null;
  /** Whether `from` supports extra IDs. Null: unknown. */
  readonly hasRefundExtraId: boolean | null;
  readonly isReviewing: boolean;
  readonly areOwnTermsAccepted: boolean;
  readonly areThirdPartyTermsAccepted: boolean;
  readonly isLossConfirmed: boolean;
  readonly language: Language;
  readonly linkId: string | null;
  readonly promoCode: FormFacts['promoCode'];
  readonly isSignedIn: boolean;
  readonly source: OrderSource;
  readonly now: number;
};

const exactOf = (parsed: ParsedAmount): DecimalString | null =>
  parsed._tag === 'Exact' ? parsed.amount : null;

type Refund = Pick<FormFacts, 'refund' | 'refundExtraId' | 'refundExtraIdVerdict'>;

/** The refund fields that the form shows. Values left from another `from` are not sent. */
const refundOf = ({ pair, refund, fields, refundExtraId, hasRefundExtraId }: FormParts): Refund => {
  if (pair?.from.isFiat === true)
    return { refund: { _tag: 'NotNeeded' }, refundExtraId: '', refundExtraIdVerdict: null };
  return hasRefundExtraId === false
    ? { refund, refundExtraId: '', refundExtraIdVerdict: null }
    : { refund, refundExtraId: fields.refundExtraId, refundExtraIdVerdict: refundExtraId };
};

/** Converts the form's state to domain facts. The key is added when the order is sent. */
export const toFormFacts = (parts: FormParts): FormFacts => ({
  rateMode: parts.rateMode,
  direction: parts.direction,
  from: parts.pair?.from ?? null,
  to: parts.pair?.to ?? null,
  amount: exactOf(parts.send),
  amountTo: exactOf(parts.receive),
  estimate: parts.estimate,
  isRateMoved: parts.isRateMoved,
  isRateOver: parts.isRateOver,
  recipient: parts.recipient,
  name: parts.name._tag === 'Answered' ? parts.name.resolution : null,
  serverCheck: parts.serverCheck,
  extraId: parts.extraId.verdict,
  memo: parts.extraId.decision,
  ...refundOf(parts),
  email: checkEmail(parts.fields.email),
  isReviewing: parts.isReviewing,
  areOwnTermsAccepted: parts.areOwnTermsAccepted,
  areThirdPartyTermsAccepted: parts.areThirdPartyTermsAccepted,
  priceWarning: parts.price.warning,
  isLossConfirmed: parts.isLossConfirmed,
  isSignedIn: parts.isSignedIn,
  isFiatMode: parts.pair !== null && kindOf(parts.pair) !== 'crypto',
  source: parts.source,
  linkId: parts.linkId,
  promoCode: parts.promoCode,
  language: parts.language,
  idempotencyKey: '',
  serverNow: parts.now,
});

/** Whether the form can be sent now, later or not. */
export type Readiness =
  | FormReview
  /** No problem so far, but a check is still running. */
  | { readonly _tag: 'Waiting' };

type PendingFacts = {
  readonly isAskingServer: boolean;
  readonly isInfoMissing: boolean;
  readonly isPastedOtherwise: boolean;
};

const isOpen = ({ _tag }: FormProblem, name: NameState): boolean =>
  _tag === 'RecipientUnchecked' ||
  _tag === 'RefundUnchecked' ||
  (_tag === 'NameUnresolved' && (name._tag === 'Asking' || name._tag === 'NotAsked'));

/** Reviews the form. Missing data makes it wait instead of fail. */
export const toReadiness = (
  parts: FormParts,
  { isAskingServer, isInfoMissing, isPastedOtherwise }: PendingFacts,
): Readiness => {
  const review = reviewForm(toFormFacts(parts));
  if (isPastedOtherwise) {
    return { _tag: 'Blocked', reasons: [{ _tag: 'RecipientInvalid', verdict: { _tag: 'PatternMismatch' } }] };
  }
  const reasons =
    review._tag === 'Blocked' ? review.reasons.filter((reason) => !isOpen(reason, parts.name)) : [];
  if (reasons.length > 0) return { _tag: 'Blocked', reasons };
  // without the currency's rules it is unknown whether an extra ID is needed
  return review._tag === 'Blocked' || isAskingServer || isInfoMissing ? { _tag: 'Waiting' } : review;
};
