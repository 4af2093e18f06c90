export { ReferralLinks } from './referral-links';
