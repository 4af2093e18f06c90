import type { DecimalString } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../../domain/amount';
import { checkRange } from '../../domain/estimate';
import type { AmountRange, Estimate, EstimateQuery } from '../../domain/estimate';
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

type Limit = Estimate['minAmount'];

/** The least of all offers: below it nobody takes the pair. An offer without a least leaves the others'. */
const leastOf = (limits: readonly Limit[]): Limit =>
  limits
    .filter(isPositive)
    .reduce<Limit>(
      (least, limit) => (least === null || compareAmounts(limit, least) < 0 ? limit : least),
      null,
    );

/** The most of all offers; none where one of them has none. */
const mostOf = (limits: readonly Limit[]): Limit =>
  limits.every(isPositive)
    ? limits.reduce<Limit>(
        (most, limit) => (most === null || compareAmounts(limit, most) > 0 ? limit : most),
        null,
      )
    : null;

/** The limits of the pair over all offers, or those a refusal named; the range is that of the chosen offer (spec §5). */
export const toAmountLimits = (view: EstimateView, query: EstimateQuery | null): AmountLimits => {
  if (view._tag === 'Refused') return ofRefusal(view);
  if (view._tag !== 'Shown' || query === null) return NONE;
  const { send } = amountsOf(query, view.chosen);
  const offers = view.estimates.length > 0 ? view.estimates : [view.chosen];
  return {
    min: leastOf(offers.map(({ minAmount }) => minAmount)),
    max: mostOf(offers.map(({ maxAmount }) => maxAmount)),
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
