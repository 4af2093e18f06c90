import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { KNOWN_DEVICE_MS } from '../settings.ts';

/**
 * Browsers in which the owner of an account has signed in. Failed logins of other people do not delay them,
 * because each has its own count of failures.
 */
export type KnownDevices = {
  /** Token for the device of an earlier token, or for a new device. */
  readonly issue: (accountId: string, token: string, now: number) => string;
  /** ID of the device of a token. Null: altered, expired, or of another account. */
  readonly idOf: (accountId: string, token: string, now: number) => string | null;
};

const ID_BYTES = 16;
const RADIX = 36;
const TOKEN = /^([0-9a-f]{32})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** Creates the tokens with a key of at least 32 bytes. A token reveals neither the account nor its address. */
export const createKnownDevices = (key: Uint8Array): KnownDevices => {
  const signatureOf = (accountId: string, id: string, end: string): string =>
    createHmac('sha256', key).update(`known device\n${accountId}\n${id}\n${end}`).digest('base64url');

  const idOf: KnownDevices['idOf'] = (accountId, token, now) => {
    const [, id, end, signature] = TOKEN.exec(token) ?? [];
    if (id === undefined || end === undefined || signature === undefined) return null;
    const expected = Buffer.from(signatureOf(accountId, id, end));
    const isSigned = timingSafeEqual(expected, Buffer.from(signature));
    return isSigned && Number.parseInt(end, RADIX) > now ? id : null;
  };

  return {
    idOf,
    issue: (accountId, token, now) => {
      const id = idOf(accountId, token, now) ?? randomBytes(ID_BYTES).toString('hex');
      const end = (now + KNOWN_DEVICE_MS).toString(RADIX);
      return `${id}.${end}.${signatureOf(accountId, id, end)}`;
    },
  };
};
