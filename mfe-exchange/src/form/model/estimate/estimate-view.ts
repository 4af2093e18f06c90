import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import {
  chooseEstimate,
  filterEstimates,
  priceDifference,
  priceWarningOf,
  rateOf,
  remainingMs,
  sortEstimates,
} from '../../domain/estimate';
import type {
  Estimate,
  EstimateFailure,
  EstimateQuery,
  OfferFilter,
  PriceWarning,
  ProviderId,
} from '../../domain/estimate';
import type { PaymentMethod } from '../../domain/payment-method';
import type { CounterValue } from '../amount';
import type { Answered, Failed } from '../../../page/model/live-answer';

/** Reply of the service: offers, or a reason that the user can act on. */
export type Offers = {
  readonly estimates: readonly Estimate[];
  readonly refusal: EstimateFailure | null;
  /** Ways to pay in fiat. Empty for coins. */
  readonly methods: readonly PaymentMethod[];
};

export type EstimateAnswer = Answered<EstimateQuery, Offers>;

/** View of the offers panel. */
export type EstimateView =
  /** There is no amount. */
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  /** No provider accepts this pair and amount. Null: the reply has no reason. */
  | { readonly _tag: 'Refused'; readonly refusal: EstimateFailure | null }
  | {
      readonly _tag: 'Shown';
      /** Best first. */
      readonly estimates: readonly Estimate[];
      readonly chosen: Estimate;
      /** Epoch ms by the server's clock. */
      readonly receivedAt: number;
      /** The last refresh failed, so the age of the data is shown. */
      readonly failure: CallFailure | null;
    };

type Facts = {
  readonly query: EstimateQuery | null;
  readonly answer: EstimateAnswer | null;
  readonly failure: Failed<EstimateQuery> | null;
  readonly pick: ProviderId | null;
  readonly filter: OfferFilter;
};

export const toEstimateView = ({ query, answer, failure, pick, filter }: Facts): EstimateView => {
  if (query === null) return { _tag: 'Idle' };
  const callFailure = failure === null ? null : toCallFailure(failure.error);
  if (answer === null)
    return callFailure === null ? { _tag: 'Pending' } : { _tag: 'Failed', failure: callFailure };
  const { value, receivedAt } = answer;
  const { direction } = query;
  const filtered = filterEstimates(value.estimates, filter);
  const chosen = chooseEstimate(filtered, pick, direction);
  if (chosen === null) return { _tag: 'Refused', refusal: value.refusal };
  const estimates = sortEstimates(filtered, direction);
  return { _tag: 'Shown', estimates, chosen, receivedAt, failure: callFailure };
};

/**
 * Minimum refresh interval. A quote that ends sooner, perhaps because of a wrong clock, would otherwise be
 * requested every second from all providers.
 */
const SHORTEST_REFRESH_MS = 5000;

/** Time of the next refresh: after an interval for a floating rate, at the end of the quote for a fixed rate. */
export const refreshAt = ({ question, value, receivedAt }: EstimateAnswer, refreshMs: number): number => {
  if (question.rateMode === 'floating') return receivedAt + refreshMs;
  const ends = value.estimates.flatMap(({ validUntil }) => validUntil ?? []);
  return ends.length === 0
    ? receivedAt + refreshMs
    : Math.max(Math.min(...ends), receivedAt + SHORTEST_REFRESH_MS);
};

/** Seconds until the next refresh or the end of the fixed rate. Null: no countdown. */
export type Countdown = {
  readonly kind: 'refresh' | 'quote';
  readonly secondsLeft: number;
  readonly totalSeconds: number;
};

/** Number of missed refreshes after which offers are outdated. */
const MISSED_REFRESHES = 2;

/** Age of the offers in ms if it must be shown (spec §3 `isEstimatesExpired`), else null. */
export const expiredAgeOf = (view: EstimateView, now: number, refreshMs: number): number | null => {
  if (view._tag !== 'Shown') return null;
  const { validUntil } = view.chosen;
  const endsAt = validUntil ?? view.receivedAt + MISSED_REFRESHES * refreshMs;
  return now >= endsAt ? now - view.receivedAt : null;
};

/** Derives the countdown. Both times come from the server, so a wrong device clock has no effect. */
export const toCountdown = (
  view: EstimateView,
  answer: EstimateAnswer | null,
  now: number,
  refreshMs: number,
): Countdown | null => {
  if (view._tag !== 'Shown' || answer === null) return null;
  const quoteMs = answer.question.rateMode === 'fixed' ? remainingMs(view.chosen, now) : null;
  const leftMs = quoteMs ?? Math.max(refreshAt(answer, refreshMs) - now, 0);
  const totalMs =
    quoteMs === null ? refreshMs : Math.max((view.chosen.validUntil ?? 0) - answer.receivedAt, 1);
  return {
    kind: quoteMs === null ? 'refresh' : 'quote',
    secondsLeft: Math.min(Math.ceil(leftMs / 1000), Math.ceil(totalMs / 1000)),
    totalSeconds: Math.ceil(totalMs / 1000),
  };
};

/** Our rate and the market rate, in `to` per unit of `from`. The difference is in percent, signed. */
export type PriceView = {
  readonly rate: DecimalString | null;
  readonly marketRate: DecimalString | null;
  readonly difference: DecimalString | null;
  readonly warning: PriceWarning;
};

/** Both amounts of an estimate, in either direction. */
export const amountsOf = (
  query: Pick<EstimateQuery, 'direction' | 'amount'>,
  estimate: Pick<Estimate, 'estimatedAmount'>,
): { readonly send: DecimalString | null; readonly receive: DecimalString | null } =>
  query.direction === 'direct'
    ? { send: query.amount, receive: estimate.estimatedAmount }
    : { send: estimate.estimatedAmount, receive: query.amount };

/** Estimated receive amount for a send amount. Null: none is shown. */
export const counterValueOf = (view: EstimateView, query: EstimateQuery | null): CounterValue | null => {
  if (view._tag !== 'Shown' || query?.direction !== 'direct') return null;
  const { from, to, amount } = query;
  const value = view.chosen.estimatedAmount;
  return value === null ? null : { from: from.ticker, to: to.ticker, amount, value };
};

/** Market rate, our rate and their difference. */
export const toPriceView = (
  view: EstimateView,
  query: EstimateQuery | null,
  marketRate: DecimalString | null,
): PriceView => {
  if (view._tag !== 'Shown' || query === null)
    return { rate: null, marketRate, difference: null, warning: 'None' };
  const { send, receive } = amountsOf(query, view.chosen);
  const rate = rateOf(send, receive);
  const difference = priceDifference(rate, marketRate);
  return { rate, marketRate, difference, warning: priceWarningOf(difference) };
};
