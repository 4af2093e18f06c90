import { createHmac, timingSafeEqual } from 'node:crypto';

import type { OrderStore } from '../store/order-store.ts';

export type ControlTokens = {
  readonly of: (orderId: string) => string;
  readonly fits: (orderId: string, token: string) => boolean;
};

/**
 * Tokens that allow decisions about one order. Only the reply to its creation contains the token. With the ID
 * alone, an order can only be read.
 */
const createControlTokens = (secret: string): ControlTokens => {
  const sign = (orderId: string): Buffer => createHmac('sha256', secret).update(orderId).digest();
  return {
    of: (orderId) => sign(orderId).toString('base64url'),
    fits: (orderId, token) => {
      const given = Buffer.from(token, 'base64url');
      const expected = sign(orderId);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

/** Tokens for all servers with the same store. */
export const controlTokensOf = async (store: OrderStore): Promise<ControlTokens> =>
  createControlTokens(await store.secret('control-tokens'));
