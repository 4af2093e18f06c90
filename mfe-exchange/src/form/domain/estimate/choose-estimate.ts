import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';

/** Whether the first amount is better for the user: more to receive for `direct`, less to send for `reverse`. */
const isBetter = (one: DecimalString, other: DecimalString, direction: Direction): boolean => {
  const order = compareAmounts(one, other);
  return direction === 'direct' ? order > 0 : order < 0;
};

const highestOf = (estimates: readonly Estimate[], direction: Direction): Estimate | null => {
  let best: { readonly estimate: Estimate; readonly amount: DecimalString } | null = null;
  for (const estimate of estimates) {
    const { estimatedAmount: amount } = estimate;
    if (!isPositive(amount)) continue;
    if (best === null || isBetter(amount, best.amount, direction)) best = { estimate, amount };
  }
  return best?.estimate ?? null;
};

const candidatesOf = (estimates: readonly Estimate[]): readonly Estimate[] => {
  const convertible = estimates.filter(({ isConvertible }) => isConvertible);
  return convertible.length > 0 ? convertible : estimates;
};

/** The best offer. Null if no provider has an amount. */
export const bestOf = (estimates: readonly Estimate[], direction: Direction): Estimate | null =>
  highestOf(candidatesOf(estimates), direction);

/**
 * Chooses the estimate (spec §4 "Choosing the estimate"). For `direct` the highest amount is best. For `reverse`
 * the amounts are what the user sends, so the lowest is best.
 */
export const chooseEstimate = (
  estimates: readonly Estimate[],
  selected: ProviderId | null,
  direction: Direction = 'direct',
): Estimate | null =>
  estimates.find(({ provider }) => provider === selected) ??
  bestOf(estimates, direction) ??
  estimates[0] ??
  null;

/** Whether no other convertible estimate is better. */
export const isBestEstimate = (
  estimates: readonly Estimate[],
  { provider }: Estimate,
  direction: Direction = 'direct',
): boolean => bestOf(estimates, direction)?.provider === provider;
