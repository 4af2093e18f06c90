/** Second factor that is being set up. */
export type TwoFactorSecret = { readonly secret: string; readonly otpauthUrl: string };

/** Spec §9 "Lengths". */
const CODE_LENGTH = 6;

const RECOVERY_CODE = /^[A-Z0-9]{4,10}(?:-[A-Z0-9]{4,10})+$/i;

/** Digits of a typed code. Users can split it into groups. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether a code has six digits (spec §5 "Verification code"). */
export const isWholeCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

/** Whether a text can be a second factor: a code or a recovery code. */
export const isCodeOrRecoveryCode = (typed: string): boolean =>
  isWholeCode(typed) || RECOVERY_CODE.test(typed.trim());

/** Formats a secret in groups of four, for typing. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Text file with the recovery codes. */
export const recoveryFile = (codes: readonly string[], heading: string): string =>
  [heading, '', ...codes, ''].join('\n');
