import { setTimeout as wait } from 'node:timers/promises';

import { RECIPIENTS } from '../../support/wallets.ts';

/** A visitor with a CSRF token, who can create orders. */
export type Customer = {
  /** Creates an order for this amount of BTC. Repeats it with the same key until there is a reply, like a page. */
  readonly order: (amount: string) => Promise<string>;
};

/** Statuses after which a page tries again. A refusal is not repeated. */
const TRY_AGAIN = [502, 503, 504];
const MAX_TRIES = 50;
const BETWEEN_TRIES_MS = 100;

/** Cookies of a page, with its CSRF token. */
const tokenFrom = async (origin: string): Promise<{ cookie: string; token: string }> => {
  // a visitor with a cookie never gets a cached page, so the answer contains a token
  const reply = await fetch(`${origin}/exchange`, { headers: { cookie: 'visitor=somebody' } });
  await reply.arrayBuffer();
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.includes('csrf_token='))?.split('=')[1];
  if (token === undefined) throw new Error(`${origin} gives no csrf token`);
  return { cookie: cookies.join('; '), token };
};

const idIn = (body: unknown): string => {
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
  if (typeof id !== 'string') throw new Error(`no order: ${JSON.stringify(body)}`);
  return id;
};

const bodyOf = (fromAmount: string): string =>
  JSON.stringify({
    provider: 'default',
    fromAmount,
    fromCurrency: 'btc',
    fromNetwork: 'btc',
    toCurrency: 'eth',
    toNetwork: 'eth',
    address: RECIPIENTS.eth,
    flow: 'standard',
    type: 'direct',
    source: 'site',
  });

/** A visitor with the token of one origin who orders at another, or the same. */
export const aCustomer = async (origin: string, tokenOrigin = origin): Promise<Customer> => {
  const { cookie, token } = await tokenFrom(tokenOrigin);
  const send = (amount: string, key: string): Promise<Response | null> =>
    fetch(`${origin}/gateway/public-v1.1/transactions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-csrf-token': token,
        'idempotency-key': key,
      },
      body: bodyOf(amount),
    }).catch(() => null);

  return {
    order: async (amount) => {
      const key = crypto.randomUUID();
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const reply = await send(amount, key);
        if (reply !== null && !TRY_AGAIN.includes(reply.status)) return idIn(await reply.json());
        await reply?.arrayBuffer();
        await wait(BETWEEN_TRIES_MS);
      }
      throw new Error(`no answer to the order after ${String(MAX_TRIES)} tries`);
    },
  };
};

type Listed = { readonly orders: readonly { readonly id: string; readonly expectedFrom: number | string }[] };

/** Canonical decimal: no trailing zeros, not rounded. */
export const plainAmount = (amount: number | string): string => {
  const text = String(amount);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** All orders of the services, as `id amount`. */
export const ordersHeld = async (sandboxUrl: string): Promise<readonly string[]> => {
  const reply = await fetch(`${sandboxUrl}/__sandbox/orders`);
  const { orders } = (await reply.json()) as Listed;
  return orders.map(({ id, expectedFrom }) => `${id} ${plainAmount(expectedFrom)}`);
};

/** One order of that list. */
export const asHeld = (id: string, amount: string): string => `${id} ${plainAmount(amount)}`;
