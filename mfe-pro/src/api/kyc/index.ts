export { openKycSession } from './open-kyc-session';
