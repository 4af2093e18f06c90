export { createTwoFactorModel, twoFactorModel } from './create-two-factor-model';
export type { TwoFactorStep } from './create-two-factor-model';
