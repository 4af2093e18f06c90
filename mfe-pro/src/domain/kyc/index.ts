export { ALLOWANCES, KYC_LEVELS, kycLevelOf, levelState, nextKycLevel } from './kyc';
export type { KycLevel, LevelState } from './kyc';
