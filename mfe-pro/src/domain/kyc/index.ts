export { ALLOWANCES, KYC_LEVELS, kycLevelOf, levelState, nextKycLevel, providerAddress } from './kyc';
export type { KycLevel, LevelState } from './kyc';
