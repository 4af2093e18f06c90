import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** `bytes` random bytes as base64url, for tokens. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Six random digits (spec §5 "Verification code"). */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Hash of a random secret, for storage. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret matches a stored hash, in constant time. */
export const isSecretOf = (hash: string, secret: string): boolean => {
  const expected = Buffer.from(hash);
  const actual = Buffer.from(hashOf(secret));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
