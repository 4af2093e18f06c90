import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';
import { isExpired } from './estimate-expiry';
import type { EstimateQuery } from './estimate-query';

/** A held rate as the visitor sees it: the promised amount, who holds it, and what it was asked for. */
export type Quote = {
  /** Everything the visitor chose; another question gives another quote, not a moved one. */
  readonly question: string;
  readonly provider: ProviderId;
  readonly direction: Direction;
  /** What is received, for `reverse` what must be sent. */
  readonly amount: DecimalString;
  readonly rateId: string | null;
  readonly validUntil: number | null;
};

const questionOf = ({ from, to, amount, direction, promoCode }: EstimateQuery, pick: ProviderId | null) =>
  [from.ticker, to.ticker, amount, direction, promoCode ?? '', pick ?? ''].join(' ');

/** The held rate of a chosen estimate; null for a floating one, which promises nothing. */
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

/** What the visitor has agreed to by seeing it: the first quote for a question, until a later one is accepted. */
export const agreedAfter = (agreed: Quote | null, current: Quote | null): Quote | null =>
  current === null || agreed?.question === current.question ? agreed : current;

/** The rate moved since the visitor agreed: what was promised, what is promised now. */
export type RateChange = {
  readonly direction: Direction;
  readonly before: DecimalString;
  readonly now: DecimalString;
  readonly isWorse: boolean;
};

/** Whether a newer quote for the same question promises something else: then the visitor is asked again. */
export const rateChangeOf = (agreed: Quote | null, current: Quote | null): RateChange | null => {
  if (agreed === null || agreed.question !== current?.question) return null;
  const order = compareAmounts(current.amount, agreed.amount);
  if (order === 0) return null;
  const isWorse = current.direction === 'direct' ? order < 0 : order > 0;
  return { direction: current.direction, before: agreed.amount, now: current.amount, isWorse };
};

/** Whether the held rate's time is over by the server's clock. */
export const isQuoteOver = (quote: Quote | null, serverNow: number): boolean =>
  quote !== null && isExpired(quote, serverNow);
