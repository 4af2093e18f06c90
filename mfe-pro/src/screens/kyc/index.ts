export { KycSection } from './kyc.section';
