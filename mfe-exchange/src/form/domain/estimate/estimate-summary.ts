import { isPositive } from '../amount';
import type { Estimate } from './estimate';

/**
 * Number of providers asked, and number of providers that can carry out the exchange now (spec §3
 * `nextEstimateSummary`).
 */
export type EstimateSummary = { readonly asked: number; readonly able: number };

/** Counts the providers with an amount that they can convert. */
export const summarizeEstimates = (estimates: readonly Estimate[]): EstimateSummary => ({
  asked: estimates.length,
  able: estimates.filter(({ isConvertible, estimatedAmount }) => isConvertible && isPositive(estimatedAmount))
    .length,
});
