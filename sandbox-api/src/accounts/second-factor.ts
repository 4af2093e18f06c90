import { randomInt } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import type { Account } from './account.ts';
import { hashOf, isSecretOf } from './secret.ts';

const PERIOD_MS = 30_000;
/** Accepts codes of the previous and the next step, because clocks differ. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Excludes letters that look similar. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_PART = 5;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Coinlane', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 });

/** Creates a second factor: its secret, and the URL for an authenticator app. */
export const newTotp = (email: string): { readonly secret: string; readonly uri: string } => {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
};

/** Time step of a code, or null. Refuses steps up to `lastStep`, because a code counts only once. */
export const stepOfCode = (secret: string, code: string, lastStep: number, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  const step = delta === null ? null : Math.floor(now / PERIOD_MS) + delta;
  return step !== null && step > lastStep ? step : null;
};

const recoveryPart = (): string =>
  Array.from({ length: RECOVERY_PART }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join('');

const readRecoveryCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Creates ten recovery codes, and their hashes for storage. Each code counts once. */
export const newRecoveryCodes = (): {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
} => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${recoveryPart()}-${recoveryPart()}`);
  return { codes, hashes: codes.map((code) => hashOf(readRecoveryCode(code))) };
};

/** Account after using a code of its second factor or a recovery code. Null: wrong code. */
export const withUsedCode = (account: Account, code: string, now: number): Account | null => {
  const { totp, recoveryCodeHashes } = account;
  if (totp === null) return null;
  const step = stepOfCode(totp.secret, code, totp.lastStep, now);
  if (step !== null) return { ...account, totp: { ...totp, lastStep: step } };
  const read = readRecoveryCode(code);
  const left = recoveryCodeHashes.filter((hash) => !isSecretOf(hash, read));
  return left.length === recoveryCodeHashes.length ? null : { ...account, recoveryCodeHashes: left };
};
