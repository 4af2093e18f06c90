import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';
import type { PaymentChoice } from '../payment-method';

/** Query to the providers. `amount` is sent for `direct` and received for `reverse`. */
export type EstimateQuery = {
  readonly from: Currency;
  readonly to: Currency;
  readonly amount: DecimalString;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  readonly promoCode: string | null;
  /** Ignored for coins. */
  readonly payment: PaymentChoice;
};

/** Reason why there is no estimate, if the user can act on it. */
export type EstimateFailure =
  | { readonly _tag: 'TooSmall'; readonly min: DecimalString | null }
  | { readonly _tag: 'TooLarge'; readonly max: DecimalString | null }
  /** The amount has more decimals than the currency. */
  | { readonly _tag: 'TooPrecise'; readonly decimals: number }
  | { readonly _tag: 'PairInactive' }
  | { readonly _tag: 'FixedRateUnavailable' }
  /** No provider offers the way to pay in the visitor's country. */
  | { readonly _tag: 'PaymentUnavailable' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  | { readonly _tag: 'CallFailed' };
