import { combine, createStore, sample } from 'effector';

import type { DecimalString } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../domain/amount';
import { checkRange } from '../domain/estimate';
import type { AmountRange, Estimate, EstimateQuery } from '../domain/estimate';
import { amountsOf, estimateModel } from './estimate';
import type { EstimateView } from './estimate';
import { pairModel } from './pair';

/** Known limits of the send amount, and whether the typed amount is within them. */
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

/** The lowest minimum of all offers. Ignores offers without a minimum. */
const leastOf = (limits: readonly Limit[]): Limit =>
  limits
    .filter(isPositive)
    .reduce<Limit>(
      (least, limit) => (least === null || compareAmounts(limit, least) < 0 ? limit : least),
      null,
    );

/** The highest maximum of all offers. Null if one of them has no maximum. */
const mostOf = (limits: readonly Limit[]): Limit =>
  limits.every(isPositive)
    ? limits.reduce<Limit>(
        (most, limit) => (most === null || compareAmounts(limit, most) > 0 ? limit : most),
        null,
      )
    : null;

/**
 * Limits of the pair across all offers, or the limits of a refusal. The range is that of the chosen offer (spec §5).
 */
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

/** Keeps the last known limits during a new request, so that their buttons do not disappear and reappear. */
export const keepLimits = (
  kept: AmountLimits,
  view: EstimateView,
  query: EstimateQuery | null,
): AmountLimits =>
  view._tag === 'Pending' ? { ...kept, range: { _tag: 'InRange' } } : toAmountLimits(view, query);

const $kept = createStore<AmountLimits>({ min: null, max: null, range: { _tag: 'InRange' } }).reset(
  pairModel.picked,
);
const $limits = combine(
  { kept: $kept, view: estimateModel.$view, query: estimateModel.$query },
  ({ kept, view, query }) => keepLimits(kept, view, query),
);
sample({
  clock: estimateModel.$view,
  source: $limits,
  filter: (_, view) => view._tag === 'Shown' || view._tag === 'Refused',
  target: $kept,
});

export const amountLimitsModel = { $limits };
