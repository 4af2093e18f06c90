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
  /** The service no longer knows the rate: fetch the current one. */
  readonly refused: Event<unknown>;
};

/**
 * Compares the fixed rate that the user agreed to with the current one. If they promise different amounts, the user
 * must accept the new one before an order.
 */
export const createQuoteModel = ({ $query, $chosen, $pick, $now, shown, refused }: Options) => {
  const changeAccepted = createEvent();
  const $current = combine($query, $chosen, $pick, quoteOf);
  const $agreed = createStore<Quote | null>(null).on($current, agreedAfter);
  sample({ clock: merge([changeAccepted, shown]), source: $current, target: $agreed });

  /** The service cancelled the rate early: until there is another one, no rate is valid. */
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
    /** The rate has expired or was cancelled, and there is no newer one. */
    $isOver,
  };
};

/** The service refused an order because it no longer knows the rate (spec §8). */
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
