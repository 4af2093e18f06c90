import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Upstream } from '../../http/config/index.ts';

const KeyReply = t.type({ publicKey: t.string }, 'PushKeyReply');
const TIMEOUT_MS = 5000;

const asked = async ({ baseUrl, key }: Upstream): Promise<string | null> => {
  try {
    const reply = await fetch(`${baseUrl}/public-key`, {
      headers: key === null ? {} : { 'x-api-key': key },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const decoded = KeyReply.decode(await reply.json());
    return reply.ok && E.isRight(decoded) ? decoded.right.publicKey : null;
  } catch {
    return null;
  }
};

/** Public key for push messages: the configured one, otherwise that of the push service. */
export const pushKeyOf =
  (configured: string | null, upstream: () => Upstream | undefined): (() => Promise<string | null>) =>
  () => {
    const service = upstream();
    if (configured !== null) return Promise.resolve(configured);
    return service === undefined ? Promise.resolve(null) : asked(service);
  };
