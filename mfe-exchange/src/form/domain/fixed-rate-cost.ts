import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from './amount';
import { chooseEstimate } from './estimate';
import type { Estimate, EstimateQuery } from './estimate';

type BestAmount = { readonly amount: DecimalString; readonly receivedAt: number };

/** Best amounts of one deal by rate mode, for the modes that were estimated. */
export type BestAmounts = {
  readonly deal: string;
  readonly floating: BestAmount | null;
  readonly fixed: BestAmount | null;
};

type Answer = {
  readonly question: EstimateQuery;
  readonly value: { readonly estimates: readonly Estimate[] };
  readonly receivedAt: number;
};

/** Maximum time between comparable estimates. The market rate may change in a longer time. */
const COMPARABLE_MS = 120_000;

/** Key of an exchange, without its rate mode. */
const dealOf = ({ from, to, amount, direction, promoCode }: EstimateQuery): string =>
  [from.ticker, to.ticker, amount, direction, promoCode ?? ''].join(' ');

/** Adds an answer to the amounts of its deal. A new deal starts empty. */
export const rememberBest = (
  known: BestAmounts | null,
  { question, value, receivedAt }: Answer,
): BestAmounts => {
  const deal = dealOf(question);
  const amount = chooseEstimate(value.estimates, null, question.direction)?.estimatedAmount ?? null;
  const others = known?.deal === deal ? known : { deal, floating: null, fixed: null };
  return { ...others, [question.rateMode]: isPositive(amount) ? { amount, receivedAt } : null };
};

/**
 * Percentage by which a fixed rate pays less than a floating one, with two decimals. Null without two recent
 * estimates for the same amount to send, or if a fixed rate costs nothing.
 */
export const fixedRateCost = (
  query: EstimateQuery | null,
  best: BestAmounts | null,
): DecimalString | null => {
  if (query?.direction !== 'direct' || best?.deal !== dealOf(query)) return null;
  const { floating, fixed } = best;
  if (floating === null || fixed === null) return null;
  if (Math.abs(floating.receivedAt - fixed.receivedAt) > COMPARABLE_MS) return null;
  const percent = Big(floating.amount).minus(fixed.amount).times(100).div(floating.amount).toFixed(2);
  return isPositive(percent) ? percent : null;
};
