import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

import { agreedAfter, isQuoteOver, quoteOf, rateChangeOf } from '../domain/estimate';
import type { Estimate, EstimateQuery, ProviderId, Quote } from '../domain/estimate';
import { clockModel } from '../../page/model/clock';
import { estimateModel } from './estimate';
import { reviewModel } from './review';

type Options = {
  readonly $query: Store<EstimateQuery | null>;
  readonly $chosen: Store<Estimate | null>;
  readonly $pick: Store<ProviderId | null>;
  /** Epoch ms by the server's clock. */
  readonly $now: Store<number>;
  /** The user sees the current rate in the review. */
  readonly shown: Event<unknown>;
  /** The service no longer recognises the rate, so the current one is fetched. */
  readonly refused: Event<unknown>;
};

/**
 * Compares the fixed rate that the user agreed to with the current one. If the promised amounts differ, the user
 * must accept the new one before an order.
 */
export const createQuoteModel = ({ $query, $chosen, $pick, $now, shown, refused }: Options) => {
  const changeAccepted = createEvent();
  const $current = combine($query, $chosen, $pick, quoteOf);
  const $agreed = createStore<Quote | null>(null).on($current, agreedAfter);
  sample({ clock: merge([changeAccepted, shown]), source: $current, target: $agreed });

  /** Rate that the service cancelled early. No rate is valid until a newer one arrives. */
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
    /** Change of the rate since the user agreed, or null. */
    $change,
    /** Whether the rate has expired or was cancelled, and no newer one has arrived. */
    $isOver,
  };
};

/** The service refused an order because it no longer recognises the rate (spec §8). */
export const rateRefused = createEvent();

export const quoteModel = createQuoteModel({
  $query: estimateModel.$query,
  $chosen: estimateModel.$chosen,
  $pick: estimateModel.$pick,
  $now: clockModel.$now,
  shown: reviewModel.opened,
  refused: rateRefused,
});

sample({ clock: rateRefused, target: estimateModel.retried });
