import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { Currency } from '../currency';

/** What is asked of the providers. `amount` is the sent one for `direct`, the received one for `reverse`. */
export type EstimateQuery = {
  readonly from: Currency;
  readonly to: Currency;
  readonly amount: DecimalString;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  readonly promoCode: string | null;
};

/** Why no estimate came, where the service gave a reason a visitor can act on. */
export type EstimateFailure =
  | { readonly _tag: 'TooSmall'; readonly min: DecimalString | null }
  | { readonly _tag: 'TooLarge'; readonly max: DecimalString | null }
  /** The amount has more decimals than its currency. */
  | { readonly _tag: 'TooPrecise'; readonly decimals: number }
  | { readonly _tag: 'PairInactive' }
  | { readonly _tag: 'FixedRateUnavailable' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  | { readonly _tag: 'CallFailed' };
