import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';
import type { PaymentChoice } from '../payment-method';

/** Query for the providers. `amount` is the amount to send for `direct`, and to receive for `reverse`. */
export type EstimateQuery = {
  readonly from: Currency;
  readonly to: Currency;
  readonly amount: DecimalString;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  readonly promoCode: string | null;
  /** Only for fiat. */
  readonly payment: PaymentChoice;
};

/** Reason why there is no estimate, if it is one that the user can act on. */
export type EstimateFailure =
  | { readonly _tag: 'TooSmall'; readonly min: DecimalString | null }
  | { readonly _tag: 'TooLarge'; readonly max: DecimalString | null }
  /** The amount has more decimals than the currency. */
  | { readonly _tag: 'TooPrecise'; readonly decimals: number }
  | { readonly _tag: 'PairInactive' }
  | { readonly _tag: 'FixedRateUnavailable' }
  /** No provider offers the payment method in the visitor's country. */
  | { readonly _tag: 'PaymentUnavailable' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  | { readonly _tag: 'CallFailed' };
