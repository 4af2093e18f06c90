import type { DecimalString, Direction, Language, RateMode } from '@coinlane/shared-contracts/values';

import type {
  EmailVerdict,
  ExtraIdVerdict,
  MemoDecision,
  NameResolution,
  RecipientVerdict,
  RefundVerdict,
  ServerAddressCheck,
} from '../../../address/domain/address';
import type { Currency } from '../../../currency/domain/currency';
import type { Estimate, PriceWarning } from '../estimate';
import type { OrderSource } from '../transaction-creation';

/** State of the exchange form when the user presses the button. `null` verdicts are still being checked. */
export type FormFacts = {
  readonly rateMode: RateMode | null;
  readonly direction: Direction;
  readonly from: Currency | null;
  readonly to: Currency | null;
  /** The send amount. Null: missing or not a number. */
  readonly amount: DecimalString | null;
  /** The requested receive amount, for `reverse`. */
  readonly amountTo: DecimalString | null;
  readonly estimate: Estimate | null;
  /** Payment method for fiat. Empty: the usual one. */
  readonly paymentKind: string;
  /** Whether the fixed rate promises another amount than the user agreed to. */
  readonly isRateMoved: boolean;
  /** Whether the fixed rate has expired, or the service cancelled it early. */
  readonly isRateOver: boolean;
  readonly recipient: RecipientVerdict | null;
  /** The name service's result. Only used for a name-based recipient. */
  readonly name: NameResolution | null;
  /** Null: not requested, or the call failed. It counts as no objection. */
  readonly serverCheck: ServerAddressCheck | null;
  readonly extraId: ExtraIdVerdict;
  readonly memo: MemoDecision;
  readonly refund: RefundVerdict | null;
  readonly refundExtraId: string;
  /** Null: not checked. It counts as no objection. */
  readonly refundExtraIdVerdict: ExtraIdVerdict | null;
  readonly email: EmailVerdict;
  /** Whether the review is open. The review asks for both agreements and for the confirmation of a large loss. */
  readonly isReviewing: boolean;
  readonly areOwnTermsAccepted: boolean;
  readonly areThirdPartyTermsAccepted: boolean;
  readonly priceWarning: PriceWarning;
  /** Whether the user typed the confirmation that a loss above 15 % requires. */
  readonly isLossConfirmed: boolean;
  readonly isSignedIn: boolean;
  /** Whether one side is fiat. */
  readonly isFiatMode: boolean;
  readonly source: OrderSource;
  /** From the referral cookie. */
  readonly linkId: string | null;
  readonly promoCode: { readonly code: string; readonly isValid: boolean } | null;
  readonly language: Language;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
};

/** A reason why the form cannot be sent, in the order of the form's fields. */
export type FormProblem =
  | { readonly _tag: 'RateModeMissing' }
  | { readonly _tag: 'FromMissing' }
  | { readonly _tag: 'ToMissing' }
  | { readonly _tag: 'SameCurrency' }
  | { readonly _tag: 'AmountMissing'; readonly side: 'from' | 'to' }
  | { readonly _tag: 'EstimateMissing' }
  | { readonly _tag: 'AmountTooSmall'; readonly min: DecimalString }
  | { readonly _tag: 'AmountTooLarge'; readonly max: DecimalString }
  | { readonly _tag: 'RateExpired' }
  | { readonly _tag: 'RateMoved' }
  | { readonly _tag: 'LossUnconfirmed' }
  | { readonly _tag: 'RecipientEmpty' }
  | { readonly _tag: 'RecipientUnchecked' }
  | { readonly _tag: 'RecipientInvalid'; readonly verdict: RecipientVerdict }
  | { readonly _tag: 'RecipientRefusedByServer' }
  | { readonly _tag: 'NameUnresolved' }
  | { readonly _tag: 'NameRefused' }
  | { readonly _tag: 'NameHasNoAddress' }
  | { readonly _tag: 'ExtraIdUndecided' }
  | { readonly _tag: 'ExtraIdInvalid' }
  | { readonly _tag: 'ExtraIdRequiredByServer' }
  | { readonly _tag: 'RefundUnchecked' }
  | { readonly _tag: 'RefundRequired' }
  /** The chosen provider accepts no order without a refund address. */
  | { readonly _tag: 'RefundRequiredByOffer'; readonly provider: string }
  | { readonly _tag: 'RefundInvalid'; readonly verdict: RefundVerdict }
  | { readonly _tag: 'RefundExtraIdInvalid' }
  | { readonly _tag: 'EmailInvalid'; readonly verdict: EmailVerdict }
  | { readonly _tag: 'OwnTermsUnaccepted' }
  | { readonly _tag: 'ThirdPartyTermsUnaccepted' };
