import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import { agreedAfter, isQuoteOver, quoteOf, rateChangeOf } from '../../domain/estimate';
import type { Estimate, EstimateQuery, ProviderId, Quote } from '../../domain/estimate';
import { stepOf } from '../../domain/exchange-step';

type Options = {
  readonly $query: Store<EstimateQuery | null>;
  readonly $chosen: Store<Estimate | null>;
  readonly $pick: Store<ProviderId | null>;
  /** Epoch ms by the server's clock. */
  readonly $now: Store<number>;
  /** The service says that it knows the rate no more; what it holds now must be asked for. */
  readonly refused: Event<unknown>;
};

/**
 * The held rate the visitor has agreed to, beside the one that holds now. When they promise different amounts the
 * visitor is asked again, before anything is ordered.
 */
export const createQuoteModel = ({ $query, $chosen, $pick, $now, refused }: Options) => {
  const changeAccepted = createEvent();
  const $current = combine($query, $chosen, $pick, quoteOf);
  const $agreed = createStore<Quote | null>(null).on($current, agreedAfter);
  sample({ clock: changeAccepted, source: $current, target: $agreed });

  /** The service let the rate go before its time: until another one is there, none holds. */
  const $refusedRateId = createStore<string | null>(null, { serialize: 'ignore' });
  sample({
    clock: refused,
    source: $current,
    fn: (current) => current?.rateId ?? null,
    target: $refusedRateId,
  });
  const $isOver = combine(
    { current: $current, now: $now, refusedRateId: $refusedRateId },
    ({ current, now, refusedRateId }) =>
      isQuoteOver(current, now) || (current !== null && current.rateId === refusedRateId),
  );
  const $change = combine($agreed, $current, rateChangeOf);
  return {
    changeAccepted,
    /** The rate moved since the visitor agreed; null: it did not. */
    $change,
    /** The rate ended, or the service let it go, and no newer one is here yet. */
    $isOver,
    /** Where the form stands (spec §4 "Exchange stepper"). */
    $step: combine($isOver, $change, (isOver, change) =>
      stepOf({ transaction: null, isQuoteOver: isOver, isRateMoved: change !== null }),
    ),
  };
};
