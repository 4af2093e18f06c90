/** A second factor that is being set up. */
export type TwoFactorSecret = { readonly secret: string; readonly otpauthUrl: string };

/** Spec §9 "Lengths". */
export const CODE_LENGTH = 6;

const RECOVERY_CODE = /^[A-Z0-9]{4,10}(?:-[A-Z0-9]{4,10})+$/i;

/** The digits of a typed code; people type it in two groups. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether a code of the authenticator is whole (spec §5 "Verification code"). */
export const isWholeCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

/** Whether something may stand in for the second factor: a code, or one of the recovery codes. */
export const isCodeOrRecoveryCode = (typed: string): boolean =>
  isWholeCode(typed) || RECOVERY_CODE.test(typed.trim());

/** A secret in groups of four, to be typed from one screen into another. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The file that recovery codes are kept in. */
export const recoveryFile = (codes: readonly string[], heading: string): string =>
  [heading, '', ...codes, ''].join('\n');
