export { createKycModel, kycModel } from './create-kyc-model';
