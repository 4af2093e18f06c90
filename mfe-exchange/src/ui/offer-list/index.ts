export { OfferList } from './offer-list';
export type { Offer, OfferListProps } from './offer-list';
