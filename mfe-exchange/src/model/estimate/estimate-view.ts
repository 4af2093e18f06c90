import type { DecimalString } from '@coinlane/shared-contracts/values';

import {
  chooseEstimate,
  explainChoice,
  priceDifference,
  priceWarningOf,
  rateOf,
  remainingMs,
} from '../../domain/estimate';
import type {
  ChoiceReason,
  Estimate,
  EstimateFailure,
  EstimateQuery,
  PriceWarning,
  ProviderId,
} from '../../domain/estimate';
import type { CounterValue } from '../amount';
import { toCallFailure } from '../call-failure';
import type { CallFailure } from '../call-failure';
import type { Answered, Failed } from '../live-answer';

/** What the service answered: offers, or a reason a visitor can act on. */
export type Offers = { readonly estimates: readonly Estimate[]; readonly refusal: EstimateFailure | null };

export type EstimateAnswer = Answered<EstimateQuery, Offers>;

/** What the offers panel shows. */
export type EstimateView =
  /** No amount to ask for. */
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  /** The service answered that nobody takes this pair and amount; null: it did not say why. */
  | { readonly _tag: 'Refused'; readonly refusal: EstimateFailure | null }
  | {
      readonly _tag: 'Shown';
      readonly estimates: readonly Estimate[];
      readonly chosen: Estimate;
      readonly reason: ChoiceReason;
      /** Epoch ms by the server's clock. */
      readonly receivedAt: number;
      /** The last refresh failed: what is shown has an age. */
      readonly failure: CallFailure | null;
    };

type Facts = {
  readonly query: EstimateQuery | null;
  readonly answer: EstimateAnswer | null;
  readonly failure: Failed<EstimateQuery> | null;
  readonly pick: ProviderId | null;
};

/** Says in one tag what is known about a query. */
export const toEstimateView = ({ query, answer, failure, pick }: Facts): EstimateView => {
  if (query === null) return { _tag: 'Idle' };
  const callFailure = failure === null ? null : toCallFailure(failure.error);
  if (answer === null)
    return callFailure === null ? { _tag: 'Pending' } : { _tag: 'Failed', failure: callFailure };
  const { value, receivedAt } = answer;
  const { direction } = query;
  const chosen = chooseEstimate(value.estimates, pick, direction);
  if (chosen === null) return { _tag: 'Refused', refusal: value.refusal };
  const reason = explainChoice(value.estimates, chosen, pick, direction);
  return { _tag: 'Shown', estimates: value.estimates, chosen, reason, receivedAt, failure: callFailure };
};

/** When a set of estimates is asked for again: a floating one after a while, a fixed one when its quote ends. */
export const refreshAt = ({ question, value, receivedAt }: EstimateAnswer, refreshMs: number): number => {
  if (question.rateMode === 'floating') return receivedAt + refreshMs;
  const ends = value.estimates.flatMap(({ validUntil }) => validUntil ?? []);
  return ends.length === 0 ? receivedAt + refreshMs : Math.min(...ends);
};

/** Seconds until the next refresh, or until the fixed rate ends; null: nothing is counted down. */
export type Countdown = {
  readonly kind: 'refresh' | 'quote';
  readonly secondsLeft: number;
  readonly totalSeconds: number;
};

/** How many refreshes may be missed before offers are called old. */
const MISSED_REFRESHES = 2;

/** How old the shown offers are, in ms, once that is too old to go without saying (spec §3 `isEstimatesExpired`). */
export const expiredAgeOf = (view: EstimateView, now: number, refreshMs: number): number | null => {
  if (view._tag !== 'Shown') return null;
  const { validUntil } = view.chosen;
  const endsAt = validUntil ?? view.receivedAt + MISSED_REFRESHES * refreshMs;
  return now >= endsAt ? now - view.receivedAt : null;
};

/** Both clocks count by the server's time, so a wrong device clock changes nothing. */
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

/** Our rate beside the market's. Rates are `to` for one `from`; the difference is in percent, signed. */
export type PriceView = {
  readonly rate: DecimalString | null;
  readonly marketRate: DecimalString | null;
  readonly difference: DecimalString | null;
  readonly warning: PriceWarning;
};

/** The two amounts of an estimate, whichever of them was typed. */
export const amountsOf = (
  query: Pick<EstimateQuery, 'direction' | 'amount'>,
  estimate: Pick<Estimate, 'estimatedAmount'>,
): { readonly send: DecimalString | null; readonly receive: DecimalString | null } =>
  query.direction === 'direct'
    ? { send: query.amount, receive: estimate.estimatedAmount }
    : { send: estimate.estimatedAmount, receive: query.amount };

/** The estimated receive amount of a send amount; null: none is shown for it. */
export const counterValueOf = (view: EstimateView, query: EstimateQuery | null): CounterValue | null => {
  if (view._tag !== 'Shown' || query?.direction !== 'direct') return null;
  const { from, to, amount } = query;
  const value = view.chosen.estimatedAmount;
  return value === null ? null : { from: from.ticker, to: to.ticker, amount, value };
};

/** Price honesty: the market's rate, ours, and how far they are apart. */
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
