import { createHmac, timingSafeEqual } from 'node:crypto';

import { newSecret } from './secret.ts';

/** Secrets of refresh tokens. Recognises its own secrets, even if their hash is no longer stored. */
export type RefreshSecrets = {
  readonly issue: (sessionId: string) => string;
  /** Whether the secret was ever issued for the session. */
  readonly isIssued: (sessionId: string, secret: string) => boolean;
};

/** Length of the random part, 32 bytes in base64url. The rest is its signature. */
const RANDOM_LENGTH = 43;

/** Creates refresh secrets with a key of at least 32 bytes. */
export const createRefreshSecrets = (key: Uint8Array): RefreshSecrets => {
  const signed = (sessionId: string, random: string): string =>
    `${random}${createHmac('sha256', key).update(`${sessionId}.${random}`).digest('base64url')}`;
  return {
    issue: (sessionId) => signed(sessionId, newSecret()),
    isIssued: (sessionId, secret) => {
      const actual = Buffer.from(secret);
      const expected = Buffer.from(signed(sessionId, secret.slice(0, RANDOM_LENGTH)));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
};
