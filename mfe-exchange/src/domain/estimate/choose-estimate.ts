import { compareAmounts, isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';

const highestPositive = (estimates: readonly Estimate[]): Estimate | null => {
  let best: Estimate | null = null;
  for (const estimate of estimates) {
    if (!isPositive(estimate.estimatedAmount)) continue;
    if (best === null || compareAmounts(estimate.estimatedAmount, best.estimatedAmount ?? '0') > 0)
      best = estimate;
  }
  return best;
};

const candidatesOf = (estimates: readonly Estimate[]): readonly Estimate[] => {
  const convertible = estimates.filter(({ isConvertible }) => isConvertible);
  return convertible.length > 0 ? convertible : estimates;
};

/** Spec §4 "Choosing the estimate". */
export const chooseEstimate = (
  estimates: readonly Estimate[],
  selected: ProviderId | null,
): Estimate | null =>
  estimates.find(({ provider }) => provider === selected) ??
  highestPositive(candidatesOf(estimates)) ??
  estimates[0] ??
  null;

/** Why an estimate is the one shown; a visitor is told, because "best" alone is a claim. */
export type ChoiceReason =
  | { readonly _tag: 'PickedByVisitor'; readonly isBest: boolean }
  | { readonly _tag: 'OnlyOne' }
  | { readonly _tag: 'HighestAmount' }
  /** Another provider names a higher amount but can not carry the exchange out now. */
  | { readonly _tag: 'HighestConvertible' }
  | { readonly _tag: 'NoneUsable' };

/** Whether no other estimate gives more, among those that can be carried out. */
export const isBestEstimate = (estimates: readonly Estimate[], { provider }: Estimate): boolean =>
  highestPositive(candidatesOf(estimates))?.provider === provider;

/** Says why `chosen` is the one shown. */
export const explainChoice = (
  estimates: readonly Estimate[],
  chosen: Estimate,
  selected: ProviderId | null,
): ChoiceReason => {
  if (chosen.provider === selected)
    return { _tag: 'PickedByVisitor', isBest: isBestEstimate(estimates, chosen) };
  if (!isPositive(chosen.estimatedAmount)) return { _tag: 'NoneUsable' };
  if (estimates.length === 1) return { _tag: 'OnlyOne' };
  return { _tag: highestPositive(estimates) === chosen ? 'HighestAmount' : 'HighestConvertible' };
};
