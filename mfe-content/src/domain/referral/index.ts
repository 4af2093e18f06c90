export { isLinkId, isReferralPage, REFERRAL_PAGES, referralLink } from './referral-link';
export type { ReferralFields, ReferralPage } from './referral-link';
