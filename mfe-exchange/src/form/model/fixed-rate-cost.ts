import { combine, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { EstimateQuery } from '../domain/estimate';
import { fixedRateCost, rememberBest } from '../domain/fixed-rate-cost';
import type { BestAmounts } from '../domain/fixed-rate-cost';
import { estimateModel } from './estimate';
import type { EstimateView } from './estimate';

type Options = { readonly $query: Store<EstimateQuery | null>; readonly $view: Store<EstimateView> };

/**
 * Cost of a fixed rate, from the shown offers of both rate modes. Its code loads late, so it reads the offers on
 * `started`.
 */
const createFixedRateCostModel = ({ $query, $view }: Options) => {
  const started = createEvent();
  const $shown = combine($query, $view, (question, view) =>
    question === null || view._tag !== 'Shown'
      ? null
      : { question, value: { estimates: view.estimates }, receivedAt: view.receivedAt },
  );
  const remembered = sample({ clock: [started, $shown], source: $shown }).filterMap(
    (shown) => shown ?? undefined,
  );
  const $best = createStore<BestAmounts | null>(null, { serialize: 'ignore' }).on(remembered, rememberBest);
  return {
    started,
    /** Percentage by which a fixed rate pays less. Null: unknown, or nothing. */
    $cost: combine($query, $best, fixedRateCost),
  };
};

export const fixedRateCostModel = createFixedRateCostModel(estimateModel);
