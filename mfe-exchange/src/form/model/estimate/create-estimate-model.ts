import { combine, createEvent, createStore } from 'effector';
import type { Event, Store } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import { isPositive } from '../../domain/amount';
import { NO_FILTER } from '../../domain/estimate';
import type { Estimate, EstimateQuery, OfferFilter, ProviderId } from '../../domain/estimate';
import type { Pair } from '../../domain/pair';
import type { Clock } from '../../../page/model/clock';
import { createLiveAnswer } from '../../../page/model/live-answer';
import {
  counterValueOf,
  expiredAgeOf,
  refreshAt,
  toCountdown,
  toEstimateView,
  toPriceView,
} from './estimate-view';
import type { Offers } from './estimate-view';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $send: Store<ParsedAmount>;
  readonly $receive: Store<ParsedAmount>;
  readonly $direction: Store<Direction>;
  readonly $rateMode: Store<RateMode>;
  readonly $marketRate: Store<DecimalString | null>;
  /** A valid code, outside fiat mode (spec §6). */
  readonly $promoCode: Store<string | null>;
  /** The query that a provider was picked for has ended. */
  readonly pickEnded: Event<unknown>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  readonly refreshMs: number;
};

type QueryFacts = {
  readonly pair: Pair | null;
  readonly send: ParsedAmount;
  readonly receive: ParsedAmount;
  readonly direction: Direction;
  readonly rateMode: RateMode;
  readonly promoCode: string | null;
};

/** Builds the query from the form. Null without a pair or a positive amount. */
export const toQuery = (facts: QueryFacts): EstimateQuery | null => {
  const { pair, send, receive, direction, rateMode, promoCode } = facts;
  const typed = direction === 'direct' ? send : receive;
  if (pair === null || typed._tag !== 'Exact' || !isPositive(typed.amount)) return null;
  return { ...pair, amount: typed.amount, direction, rateMode, promoCode };
};

const identityOf = ({ from, to, amount, direction, rateMode, promoCode }: EstimateQuery): string =>
  [from.ticker, to.ticker, amount, direction, rateMode, promoCode ?? ''].join(' ');

const isSame = (one: EstimateQuery, other: EstimateQuery): boolean => identityOf(one) === identityOf(other);

const ROWS_AT_FIRST = 2;

/** The providers' offers for the form. Refreshed while the page is visible. */
export const createEstimateModel = (options: Options) => {
  const { $pair, $send, $receive, $direction, $rateMode, $promoCode } = options;
  const { $marketRate, pickEnded, clock, $settleMs, refreshMs } = options;
  const providerPicked = createEvent<ProviderId>();
  const filterChanged = createEvent<OfferFilter>();
  const $query = combine(
    {
      pair: $pair,
      send: $send,
      receive: $receive,
      direction: $direction,
      rateMode: $rateMode,
      promoCode: $promoCode,
    },
    toQuery,
  );
  const live = createLiveAnswer<EstimateQuery, Offers>({
    name: 'exchange/estimate',
    $question: $query,
    isSame,
    clock,
    $settleMs,
    askAgainAt: (answer) => refreshAt(answer, refreshMs),
  });
  const $pick = createStore<ProviderId | null>(null)
    .on(providerPicked, (_, provider) => provider)
    .reset(pickEnded);
  const $filter = createStore<OfferFilter>(NO_FILTER, { serialize: 'ignore' }).on(
    filterChanged,
    (_, filter) => filter,
  );
  const $view = combine(
    { query: $query, answer: live.$answer, failure: live.$failure, pick: $pick, filter: $filter },
    toEstimateView,
  );

  return {
    providerPicked,
    filterChanged,
    $filter,
    /** The offers before the filter. */
    $offered: live.$answer.map((answer): readonly Estimate[] => answer?.value.estimates ?? []),
    retried: live.retried,
    fetchEstimatesFx: live.fetchFx,
    $query,
    $pick,
    $view,
    /** Age of outdated offers in ms. Null: they are recent enough. */
    $expiredAgeMs: combine($view, clock.$now, (view, now) => expiredAgeOf(view, now, refreshMs)),
    $isAsking: live.$isAsking,
    /** Number of rows of the last offers, to reserve their space during a new request. */
    $rows: createStore(ROWS_AT_FIRST).on(live.answered, (_, { value }) =>
      Math.max(value.estimates.length, 1),
    ),
    $chosen: $view.map((view) => (view._tag === 'Shown' ? view.chosen : null), { skipVoid: false }),
    /** The receive amount of the send amount, whenever it becomes known. */
    counterValueKnown: combine($view, $query, counterValueOf).updates.filterMap(
      (counterValue) => counterValue ?? undefined,
    ),
    $price: combine($view, $query, $marketRate, toPriceView),
    $countdown: combine($view, live.$answer, clock.$now, (view, answer, now) =>
      toCountdown(view, answer, now, refreshMs),
    ),
  };
};
