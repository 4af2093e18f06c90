import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { compareAmounts, isPositive } from '../amount';
import { bestOf } from './choose-estimate';
import type { Estimate } from './estimate';

const rankOf = ({ estimatedAmount, isConvertible }: Estimate): number => {
  if (!isPositive(estimatedAmount)) return 2;
  return isConvertible ? 0 : 1;
};

/**
 * Sorts offers, best first: by the amount to receive, or for `reverse` by the amount to send. Unusable offers are
 * last.
 */
export const sortEstimates = (estimates: readonly Estimate[], direction: Direction): readonly Estimate[] => {
  const sign = direction === 'direct' ? -1 : 1;
  return estimates.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      sign * compareAmounts(one.estimatedAmount ?? '0', other.estimatedAmount ?? '0'),
  );
};

/** Difference of an offer from the best one: signed, as an amount and in percent with two decimals. */
export type OfferDifference = { readonly amount: DecimalString; readonly percent: DecimalString };

/** Returns the difference from the best offer. Null for the best offer itself, and for an offer without an amount. */
export const differenceToBest = (
  estimates: readonly Estimate[],
  { provider, estimatedAmount }: Estimate,
  direction: Direction,
): OfferDifference | null => {
  const best = bestOf(estimates, direction);
  const bestAmount = best?.estimatedAmount ?? null;
  if (best?.provider === provider || !isPositive(bestAmount) || !isPositive(estimatedAmount)) return null;
  const amount = Big(estimatedAmount).minus(bestAmount);
  return { amount: amount.toFixed(), percent: amount.times(100).div(bestAmount).toFixed(2) };
};

/** End of a forecast such as `"10-60"`, in minutes. */
const minutesOf = ({ speedForecast }: Estimate): number =>
  Number(speedForecast?.split('-').at(-1) ?? Number.POSITIVE_INFINITY);

/** Whether an offer is the fastest one and faster than the best one. */
export const isFastestEstimate = (
  estimates: readonly Estimate[],
  estimate: Estimate,
  direction: Direction,
): boolean => {
  const usable = estimates.filter((it) => rankOf(it) === 0);
  const best = bestOf(estimates, direction);
  const fastest = Math.min(...usable.map(minutesOf));
  return (
    best !== null && minutesOf(best) > fastest && usable.find((it) => minutesOf(it) === fastest) === estimate
  );
};
