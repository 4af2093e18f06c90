export {
  CODE_LENGTH,
  digitsOf,
  groupSecret,
  isCodeOrRecoveryCode,
  isWholeCode,
  recoveryFile,
} from './two-factor';
export type { TwoFactorSecret } from './two-factor';
