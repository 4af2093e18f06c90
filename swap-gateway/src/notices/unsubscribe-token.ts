import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Signed IDs of receivers, for links that end e-mails. They contain no address and no order. */
export type UnsubscribeTokens = {
  readonly of: (receiverId: string) => string;
  /** Receiver of a token. Null: the signature does not match. */
  readonly read: (token: string) => string | null;
};

export const createUnsubscribeTokens = (secret: string): UnsubscribeTokens => {
  const sign = (receiverId: string): Buffer =>
    createHmac('sha256', secret).update(receiverId).digest().subarray(0, SIGNATURE_BYTES);
  return {
    of: (receiverId) => `${receiverId}.${sign(receiverId).toString('base64url')}`,
    read: (token) => {
      const [receiverId = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      return given.length === SIGNATURE_BYTES && timingSafeEqual(given, sign(receiverId)) ? receiverId : null;
    },
  };
};
