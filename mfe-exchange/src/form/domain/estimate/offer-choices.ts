import { isPositive } from '../amount';
import type { Estimate, ProviderId } from './estimate';
import type { OfferFilter } from './offer-filter';

/** Whether the document filter makes a difference: some providers never ask for documents, and others can. */
export const hasDocumentChoice = (estimates: readonly Estimate[]): boolean =>
  estimates.some(({ kyc, estimatedAmount }) => kyc === 'none' && isPositive(estimatedAmount)) &&
  estimates.some(({ kyc }) => kyc !== 'none');

export const withProvider = (filter: OfferFilter, provider: ProviderId): OfferFilter => ({
  ...filter,
  excluded: filter.excluded.includes(provider)
    ? filter.excluded.filter((id) => id !== provider)
    : [...filter.excluded, provider],
});
