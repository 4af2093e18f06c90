import { combine, createStore, sample } from 'effector';

import { estimateModel } from '../estimate';
import { pairModel } from '../pair';
import { keepLimits } from './to-amount-limits';
import type { AmountLimits } from './to-amount-limits';

export type { AmountLimits } from './to-amount-limits';

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
