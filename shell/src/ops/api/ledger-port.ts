import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';

import type { OpsFailure } from '../domain/failure';
import { RefusalReply } from './replies';

export type LedgerRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/ledger`, with a leading slash. */
  readonly path: string;
  readonly body?: unknown;
};

/** Calls the HTTP API of the ledger. Fails with an OpsFailure, never throws. */
export type LedgerPort = (request: LedgerRequest) => TE.TaskEither<OpsFailure, unknown>;

export type LedgerPortOptions = {
  /** Empty for this site, or an absolute origin in tests. */
  readonly origin: string;
  readonly csrfToken: () => string;
  readonly fetch: typeof fetch;
};

const TIMEOUT_MS = 10_000;
const SECOND_MS = 1000;
const USUAL_WAIT_S = 60;
const UNANSWERED: readonly number[] = [502, 504];

const failureOf = (status: number, body: unknown, retryAfter: string | null): OpsFailure => {
  const words = RefusalReply.is(body) ? body.error.words : null;
  if (words === null && (UNANSWERED.includes(status) || status === 200))
    return { _tag: 'Lost', words: `The reply is not readable (status ${String(status)}).` };
  const message = words ?? `The site replied with status ${String(status)} and no message.`;
  if (status === 401) return { _tag: 'NotSignedIn', words: message };
  if (status === 429) {
    const seconds = Number(retryAfter);
    return { _tag: 'TooMany', words: message, waitMs: (seconds > 0 ? seconds : USUAL_WAIT_S) * SECOND_MS };
  }
  return status >= 500 ? { _tag: 'Failed', words: message } : { _tag: 'Refused', words: message };
};

const parsed = (text: string): E.Either<null, unknown> => {
  try {
    return E.right(JSON.parse(text));
  } catch {
    return E.left(null);
  }
};

const lostWords = (thrown: unknown): string =>
  thrown instanceof DOMException && thrown.name === 'TimeoutError'
    ? 'The ledger did not reply within 10 s.'
    : 'The site cannot be reached.';

const initOf = ({ method, body }: LedgerRequest, csrfToken: string): RequestInit => ({
  method,
  credentials: 'same-origin',
  cache: 'no-store',
  signal: AbortSignal.timeout(TIMEOUT_MS),
  headers: {
    ...(method === 'GET' ? {} : { 'x-csrf-token': csrfToken }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Ledger port of a page. The session is a cookie that scripts cannot read. Changes are sent with the CSRF token. */
export const createLedgerPort =
  (options: LedgerPortOptions): LedgerPort =>
  (request) =>
  async () => {
    try {
      const reply = await options.fetch(
        `${options.origin}/ledger${request.path}`,
        initOf(request, options.csrfToken()),
      );
      const body = parsed(await reply.text());
      if (reply.ok && E.isRight(body)) return body;
      const seen = E.isRight(body) ? body.right : null;
      return E.left(failureOf(reply.ok ? 200 : reply.status, seen, reply.headers.get('retry-after')));
    } catch (thrown) {
      return E.left({ _tag: 'Lost', words: lostWords(thrown) });
    }
  };
