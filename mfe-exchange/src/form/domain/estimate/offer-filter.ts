import { isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';

/** The visitor's choice of providers. */
export type OfferFilter = {
  /** Only providers that never ask for documents. */
  readonly withoutDocuments: boolean;
  readonly excluded: readonly ProviderId[];
};

export const NO_FILTER: OfferFilter = { withoutDocuments: false, excluded: [] };

const isKept = ({ provider, kyc }: Estimate, { withoutDocuments, excluded }: OfferFilter): boolean =>
  !excluded.includes(provider) && (!withoutDocuments || kyc === 'none');

/** Applies a filter. Ignores a filter that leaves no usable offer: the list itself then shows the reason. */
export const filterEstimates = (estimates: readonly Estimate[], filter: OfferFilter): readonly Estimate[] => {
  if (filter === NO_FILTER) return estimates;
  const kept = estimates.filter((estimate) => isKept(estimate, filter));
  return kept.some(({ estimatedAmount }) => isPositive(estimatedAmount)) ? kept : estimates;
};
