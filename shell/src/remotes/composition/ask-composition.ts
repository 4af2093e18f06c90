import * as E from 'fp-ts/lib/Either.js';

import { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

const ASK_MS = 10_000;
const NOT_MODIFIED = 304;

/** Fetches the live composition once. Rejects if there is no valid reply. */
export const askComposition = (ask: typeof fetch): Promise<LiveComposition | null> =>
  createCompositionQuestion(ask)();

/**
 * Creates a function that fetches `GET /composition`, the live composition for this visitor. It returns null if
 * the composition is unchanged, and rejects if the reply does not decode.
 */
export const createCompositionQuestion = (ask: typeof fetch): (() => Promise<LiveComposition | null>) => {
  let etag: string | null = null;
  return async () => {
    const reply = await ask('/composition', {
      headers: etag === null ? {} : { 'if-none-match': etag },
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_MS),
    });
    if (reply.status === NOT_MODIFIED) return null;
    if (!reply.ok) throw new Error(`composition: ${String(reply.status)}`);
    const body: unknown = await reply.json();
    const live = LiveComposition.decode(body);
    if (E.isLeft(live)) throw new Error('invalid reply of /composition');
    etag = reply.headers.get('etag');
    return live.right;
  };
};
