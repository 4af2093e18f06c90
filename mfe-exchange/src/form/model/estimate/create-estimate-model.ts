import { combine, createEvent, createStore } from 'effector';
import type { Event, Store } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { ExchangeKind } from '../../../currency/domain/currency';
import { isPositive } from '../../domain/amount';
import type { PaymentChoice } from '../../domain/payment-method';
import { NO_FILTER } from '../../domain/estimate';
import type { EstimateQuery, OfferFilter, ProviderId } from '../../domain/estimate';
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
  /** Known before the pair. */
  readonly $kind: Store<ExchangeKind>;
  readonly $send: Store<ParsedAmount>;
  readonly $receive: Store<ParsedAmount>;
  readonly $direction: Store<Direction>;
  readonly $rateMode: Store<RateMode>;
  readonly $marketRate: Store<DecimalString | null>;
  /** A valid code, outside fiat mode (spec §6). */
  readonly $promoCode: Store<string | null>;
  /** Ignored for coins. */
  readonly $payment: Store<PaymentChoice>;
  /** The query ended for which the user picked a provider. */
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
  readonly payment: PaymentChoice;
};

/** Builds the query from the form. Null without a pair or a positive amount. */
export const toQuery = (facts: QueryFacts): EstimateQuery | null => {
  const { pair, send, receive, direction, ...rest } = facts;
  const typed = direction === 'direct' ? send : receive;
  if (pair === null || typed._tag !== 'Exact' || !isPositive(typed.amount)) return null;
  return { ...pair, amount: typed.amount, direction, ...rest };
};

const identityOf = ({ from, to, ...rest }: EstimateQuery): string =>
  JSON.stringify([from.ticker, to.ticker, rest]);

const isSame = (one: EstimateQuery, other: EstimateQuery): boolean => identityOf(one) === identityOf(other);

/** Usual number of offers. */
const ROWS_AT_FIRST: Readonly<Record<ExchangeKind, number>> = { crypto: 4, buy: 3, sell: 4 };

const rowsOf = ($kind: Store<ExchangeKind>, answered: Event<{ readonly value: Offers }>): Store<number> => {
  const $last = createStore<number | null>(null).on(answered, (_, { value }) =>
    Math.max(value.estimates.length, 1),
  );
  return combine($last, $kind, (last, kind) => last ?? ROWS_AT_FIRST[kind]);
};

/** Offers of the providers for the form. Refreshed while the page is visible. */
export const createEstimateModel = (options: Options) => {
  const { $pair, $kind, $marketRate, pickEnded, clock, $settleMs, refreshMs } = options;
  const providerPicked = createEvent<ProviderId>();
  const filterChanged = createEvent<OfferFilter>();
  const $query = combine(
    {
      pair: $pair,
      send: options.$send,
      receive: options.$receive,
      direction: options.$direction,
      rateMode: options.$rateMode,
      promoCode: options.$promoCode,
      payment: options.$payment,
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
    /** The reply before the filter, with the fiat payment methods. Null: none yet. */
    $offers: live.$answer.map((answer) => answer?.value ?? null, { skipVoid: false }),
    retried: live.retried,
    fetchEstimatesFx: live.fetchFx,
    $query,
    $pick,
    $view,
    /** Age of outdated offers in ms. Null: they are recent. */
    $expiredAgeMs: combine($view, clock.$now, (view, now) => expiredAgeOf(view, now, refreshMs)),
    $isAsking: live.$isAsking,
    /** Number of rows of the last offers, to reserve space during a new request. */
    $rows: rowsOf($kind, live.answered),
    $chosen: $view.map((view) => (view._tag === 'Shown' ? view.chosen : null), { skipVoid: false }),
    /** Receive amount for the send amount, reported when it becomes known. */
    counterValueKnown: combine($view, $query, counterValueOf).updates.filterMap(
      (counterValue) => counterValue ?? undefined,
    ),
    $price: combine($view, $query, $marketRate, toPriceView),
    $countdown: combine($view, live.$answer, clock.$now, (view, answer, now) =>
      toCountdown(view, answer, now, refreshMs),
    ),
  };
};
