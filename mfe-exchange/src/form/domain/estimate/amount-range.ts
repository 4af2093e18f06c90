import type { DecimalString } from '@coinlane/shared-contracts/values';

import { isAtLeast, isAtMost } from '../amount';
import type { Estimate } from './estimate';

export type AmountRange =
  | { readonly _tag: 'InRange' }
  | { readonly _tag: 'TooSmall'; readonly min: DecimalString }
  | { readonly _tag: 'TooLarge'; readonly max: DecimalString };

/** Checks an amount against the limits of the estimate's provider (spec §5 "Exchange form"). */
export const checkRange = (
  amount: DecimalString,
  { minAmount, maxAmount }: Pick<Estimate, 'minAmount' | 'maxAmount'>,
): AmountRange => {
  if (minAmount !== null && !isAtLeast(amount, minAmount)) return { _tag: 'TooSmall', min: minAmount };
  if (maxAmount !== null && !isAtMost(amount, maxAmount)) return { _tag: 'TooLarge', max: maxAmount };
  return { _tag: 'InRange' };
};
