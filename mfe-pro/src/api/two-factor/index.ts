export { disableTwoFactor, enableTwoFactor, fetchTwoFactorSecret } from './two-factor-calls';
