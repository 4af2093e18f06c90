import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';
import { isExpired } from './estimate-expiry';
import type { EstimateQuery } from './estimate-query';

/** A fixed rate as shown to the user: the promised amount, the provider and the query. */
export type Quote = {
  /** Key of all choices of the user. A quote with another key is a new quote, not a changed rate. */
  readonly question: string;
  readonly provider: ProviderId;
  readonly direction: Direction;
  /** Amount to receive, or to send for `reverse`. */
  readonly amount: DecimalString;
  readonly rateId: string | null;
  readonly validUntil: number | null;
};

const questionOf = ({ from, to, amount, direction, promoCode }: EstimateQuery, pick: ProviderId | null) =>
  JSON.stringify([from.ticker, to.ticker, amount, direction, promoCode, pick]);

/** Quote of a chosen estimate. Null for a floating rate, which promises nothing. */
export const quoteOf = (
  query: EstimateQuery | null,
  chosen: Estimate | null,
  pick: ProviderId | null,
): Quote | null =>
  query?.rateMode === 'fixed' && chosen !== null && isPositive(chosen.estimatedAmount)
    ? {
        question: questionOf(query, pick),
        provider: chosen.provider,
        direction: query.direction,
        amount: chosen.estimatedAmount,
        rateId: chosen.rateId,
        validUntil: chosen.validUntil,
      }
    : null;

/** Quote that the user agreed to: the first one for a query, until the user accepts a later one. */
export const agreedAfter = (agreed: Quote | null, current: Quote | null): Quote | null =>
  current === null || agreed?.question === current.question ? agreed : current;

/** A change of the rate since the user agreed: the promised and the current amount. */
export type RateChange = {
  readonly direction: Direction;
  readonly before: DecimalString;
  readonly now: DecimalString;
  readonly isWorse: boolean;
};

/** Returns the change if a newer quote for the same query promises another amount. The user must then accept it. */
export const rateChangeOf = (agreed: Quote | null, current: Quote | null): RateChange | null => {
  if (agreed === null || agreed.question !== current?.question) return null;
  const order = compareAmounts(current.amount, agreed.amount);
  if (order === 0) return null;
  const isWorse = order < 0 === (current.direction === 'direct');
  return { direction: current.direction, before: agreed.amount, now: current.amount, isWorse };
};

/** Whether the fixed rate has expired by the server's clock. */
export const isQuoteOver = (quote: Quote | null, serverNow: number): boolean =>
  quote !== null && isExpired(quote, serverNow);
