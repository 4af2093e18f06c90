import type { DecimalString, Direction } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';

/** Whether the first amount is better for the user: for `direct` more to receive, for `reverse` less to send. */
const isBetter = (one: DecimalString, other: DecimalString, direction: Direction): boolean => {
  const order = compareAmounts(one, other);
  return direction === 'direct' ? order > 0 : order < 0;
};

const bestOf = (estimates: readonly Estimate[], direction: Direction): Estimate | null => {
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

/**
 * Chooses the estimate (spec §4 "Choosing the estimate"). For `direct` the highest amount is best. For `reverse` the
 * amounts are what the user sends, so the lowest is best.
 */
export const chooseEstimate = (
  estimates: readonly Estimate[],
  selected: ProviderId | null,
  direction: Direction = 'direct',
): Estimate | null =>
  estimates.find(({ provider }) => provider === selected) ??
  bestOf(candidatesOf(estimates), direction) ??
  estimates[0] ??
  null;

/** Reason why an estimate was chosen. It is shown next to "best", to explain the claim. */
export type ChoiceReason =
  | { readonly _tag: 'PickedByVisitor'; readonly isBest: boolean }
  | { readonly _tag: 'OnlyOne' }
  | { readonly _tag: 'HighestAmount' }
  /** For `reverse`: the lowest amount to send. */
  | { readonly _tag: 'LowestCost' }
  /** Another provider has a better amount but cannot carry out the exchange now. */
  | { readonly _tag: 'HighestConvertible' }
  | { readonly _tag: 'NoneUsable' };

/** Whether no other convertible estimate is better. */
export const isBestEstimate = (
  estimates: readonly Estimate[],
  { provider }: Estimate,
  direction: Direction = 'direct',
): boolean => bestOf(candidatesOf(estimates), direction)?.provider === provider;

/** Returns the reason why `chosen` was chosen. */
export const explainChoice = (
  estimates: readonly Estimate[],
  chosen: Estimate,
  selected: ProviderId | null,
  direction: Direction = 'direct',
): ChoiceReason => {
  if (chosen.provider === selected)
    return { _tag: 'PickedByVisitor', isBest: isBestEstimate(estimates, chosen, direction) };
  if (!isBestEstimate(estimates, chosen, direction)) return { _tag: 'NoneUsable' };
  if (estimates.length === 1) return { _tag: 'OnlyOne' };
  if (bestOf(estimates, direction) !== chosen) return { _tag: 'HighestConvertible' };
  return { _tag: direction === 'direct' ? 'HighestAmount' : 'LowestCost' };
};
