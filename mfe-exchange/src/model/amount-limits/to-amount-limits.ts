import type { DecimalString } from '@coinlane/shared-contracts/values';

import { isPositive } from '../../domain/amount';
import { checkRange } from '../../domain/estimate';
import type { AmountRange, EstimateQuery } from '../../domain/estimate';
import { amountsOf } from '../estimate';
import type { EstimateView } from '../estimate';

/** What may be sent, as far as is known, and whether what is typed is within it. */
export type AmountLimits = {
  readonly min: DecimalString | null;
  readonly max: DecimalString | null;
  readonly range: AmountRange;
};

const NONE: AmountLimits = { min: null, max: null, range: { _tag: 'InRange' } };

const ofRefusal = (view: Extract<EstimateView, { readonly _tag: 'Refused' }>): AmountLimits => {
  const { refusal } = view;
  if (refusal?._tag === 'TooSmall' && refusal.min !== null) {
    return { min: refusal.min, max: null, range: { _tag: 'TooSmall', min: refusal.min } };
  }
  if (refusal?._tag === 'TooLarge' && refusal.max !== null) {
    return { min: null, max: refusal.max, range: { _tag: 'TooLarge', max: refusal.max } };
  }
  return NONE;
};

/** The limits of the chosen offer, or those a refusal named. */
export const toAmountLimits = (view: EstimateView, query: EstimateQuery | null): AmountLimits => {
  if (view._tag === 'Refused') return ofRefusal(view);
  if (view._tag !== 'Shown' || query === null) return NONE;
  const { minAmount, maxAmount } = view.chosen;
  const { send } = amountsOf(query, view.chosen);
  return {
    min: isPositive(minAmount) ? minAmount : null,
    max: isPositive(maxAmount) ? maxAmount : null,
    range: isPositive(send) ? checkRange(send, view.chosen) : { _tag: 'InRange' },
  };
};

/** The last known limits stay while an amount is asked for anew, so that their buttons do not come and go. */
export const keepLimits = (
  kept: AmountLimits,
  view: EstimateView,
  query: EstimateQuery | null,
): AmountLimits =>
  view._tag === 'Pending' ? { ...kept, range: { _tag: 'InRange' } } : toAmountLimits(view, query);
