import type { Direction } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';

/** Whether the first gives the visitor more: `direct` more to receive, `reverse` less to send for the same. */
const isBetter = (one: Estimate, other: Estimate, direction: Direction): boolean => {
  const order = compareAmounts(one.estimatedAmount ?? '0', other.estimatedAmount ?? '0');
  return direction === 'direct' ? order > 0 : order < 0;
};

const bestOf = (estimates: readonly Estimate[], direction: Direction): Estimate | null => {
  let best: Estimate | null = null;
  for (const estimate of estimates) {
    if (!isPositive(estimate.estimatedAmount)) continue;
    if (best === null || isBetter(estimate, best, direction)) best = estimate;
  }
  return best;
};

const candidatesOf = (estimates: readonly Estimate[]): readonly Estimate[] => {
  const convertible = estimates.filter(({ isConvertible }) => isConvertible);
  return convertible.length > 0 ? convertible : estimates;
};

/**
 * Spec §4 "Choosing the estimate". The highest amount is the best where it is received; for `reverse` the amounts
 * are what must be sent, so there the lowest is, or the visitor would be given the dearest.
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

/** Why an estimate is the one shown; a visitor is told, because "best" alone is a claim. */
export type ChoiceReason =
  | { readonly _tag: 'PickedByVisitor'; readonly isBest: boolean }
  | { readonly _tag: 'OnlyOne' }
  | { readonly _tag: 'HighestAmount' }
  /** For `reverse`: nobody asks for less. */
  | { readonly _tag: 'LowestCost' }
  /** Another provider names a better amount but can not carry the exchange out now. */
  | { readonly _tag: 'HighestConvertible' }
  | { readonly _tag: 'NoneUsable' };

/** Whether no other estimate gives more, among those that can be carried out. */
export const isBestEstimate = (
  estimates: readonly Estimate[],
  { provider }: Estimate,
  direction: Direction = 'direct',
): boolean => bestOf(candidatesOf(estimates), direction)?.provider === provider;

/** Says why `chosen` is the one shown. */
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
