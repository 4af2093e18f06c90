import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { controlTokensOf } from '../orders/control-token.ts';
import type { OrderStore } from '../store/order-store.ts';

const MINUTE_MS = 60_000;
const VALID_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LINKS_PER_HOUR = 3;
const NONCE_BYTES = 12;

type Ports = {
  readonly store: OrderStore;
  readonly now: () => number;
  readonly log: (problem: string) => void;
};

/** Recovery of the control of an order in another browser, with a link to the e-mail address from its creation. */
export type Recovery = {
  /**
   * Sends a link if the address is that from the creation, at most three per hour. Never rejects, and returns
   * nothing that depends on the order, so that callers cannot find out whether the address matches.
   */
  readonly request: (asked: {
    readonly orderId: string;
    readonly address: string;
    readonly language: string;
  }) => Promise<void>;
  /** Order of a token that has not expired. Null: invalid token. */
  readonly orderOf: (token: string) => string | null;
  /** Uses up a token. Null: invalid, or already used. */
  readonly redeem: (
    token: string,
  ) => Promise<{ readonly orderId: string; readonly controlToken: string } | null>;
};

const digestOf = (address: string): Buffer =>
  createHash('sha256').update(address.normalize('NFC').trim().toLowerCase()).digest();

/** Receiver of the message for a wrong address, which is not sent. */
export const NOBODY = '';

/** Compares addresses in constant time and case-insensitively. */
const isSameAddress = (left: string, right: string): boolean =>
  timingSafeEqual(digestOf(left), digestOf(right));

type Link = { readonly orderId: string; readonly untilMs: number; readonly nonce: string };

const createLinks = (secret: string) => {
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    write: ({ orderId, untilMs, nonce }: Link): string => {
      const text = `${orderId}.${String(untilMs)}.${nonce}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read: (token: string): Link | null => {
      const [orderId = '', until = '', nonce = '', signature = '', ...more] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(`${orderId}.${until}.${nonce}`)];
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && more.length === 0 ? { orderId, untilMs: Number(until), nonce } : null;
    },
  };
};

/** Creates the recovery for orders of a store. */
export const createRecovery = async ({ store, now, log }: Ports): Promise<Recovery> => {
  const secret = await store.secret('recovery');
  const links = createLinks(secret);
  const controlTokens = await controlTokensOf(store);
  const { notices } = store;

  const isBelowLimit = async (counted: string): Promise<boolean> => {
    for (let slot = 0; slot < LINKS_PER_HOUR; slot += 1)
      if (await notices.useOnce(`recovery.${counted}.${String(slot)}`, HOUR_MS)) return true;
    return false;
  };
  /** Counts wrong addresses separately, so that they do not use up the links of the owner. */
  const missOf = (orderId: string, given: string): string =>
    createHmac('sha256', secret).update(`miss ${orderId} `).update(digestOf(given)).digest('base64url');
  /** Writes the same data for a wrong address: otherwise the time of the next reply would reveal the difference. */
  const send: Recovery['request'] = async ({ orderId, address: given, language }) => {
    const miss = missOf(orderId, given);
    const address = (await notices.ownerAddresses(orderId)).find((own) => isSameAddress(own, given));
    if (!(await isBelowLimit(address === undefined ? miss : orderId))) return;
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const untilMs = address === undefined ? 0 : now() + VALID_MS;
    const token = links.write({ orderId, untilMs, nonce });
    // to the stored address, never to the given one
    const receiver = { channel: 'email', address: address ?? NOBODY, language } as const;
    await notices.add(`recovery.${nonce}`, receiver, JSON.stringify({ event: 'recovery', orderId, token }));
  };
  const valid = (token: string): Link | null => {
    const link = links.read(token);
    return link !== null && now() < link.untilMs ? link : null;
  };

  return {
    request: (asked) =>
      send(asked).catch((error: unknown) => {
        log(`a link of an order was not sent: ${error instanceof Error ? error.message : 'unknown error'}`);
      }),
    orderOf: (token) => valid(token)?.orderId ?? null,
    redeem: async (token) => {
      const link = valid(token);
      // remembered longer than it is valid, because the clocks of servers differ
      if (link === null || !(await notices.useOnce(`recovered.${link.nonce}`, HOUR_MS))) return null;
      return { orderId: link.orderId, controlToken: controlTokens.of(link.orderId) };
    },
  };
};
