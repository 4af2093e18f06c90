import { isPositive } from '../amount';
import type { Estimate } from './estimate';

/** How many providers were asked, and how many can make the exchange now (spec §3 `nextEstimateSummary`). */
export type EstimateSummary = { readonly asked: number; readonly able: number };

/** Counts the providers that name an amount and can convert it. */
export const summarizeEstimates = (estimates: readonly Estimate[]): EstimateSummary => ({
  asked: estimates.length,
  able: estimates.filter(({ isConvertible, estimatedAmount }) => isConvertible && isPositive(estimatedAmount))
    .length,
});
