import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Problem } from '../../domain/problem';

const Refusal = t.type({ error: t.string }, 'Refusal');
const Details = t.partial({ message: t.string, field: t.string }, 'RefusalDetails');

const DEFAULT_WAIT_MS = 10_000;

/** Whether the session has ended. The codes of spec §8 "Login" also come with 401 but mean something else. */
const isSessionOver = (status: number, code: string): boolean =>
  (status === 401 || status === 403) && (code === '' || code === 'unauthorized');

const refused = (code: string, body: unknown): Problem => {
  const details = Details.decode(body);
  const { message = null, field = null } = E.isRight(details) ? details.right : {};
  return { _tag: 'Refused', code, message, field };
};

const ofHttp = (status: number, body: unknown, retryAfterMs: number | null): Problem => {
  const decoded = Refusal.decode(body);
  const code = E.isRight(decoded) ? decoded.right.error : '';
  if (status === 429) return { _tag: 'TooMany', waitMs: retryAfterMs ?? DEFAULT_WAIT_MS };
  if (status >= 500) return { _tag: 'Broken' };
  if (isSessionOver(status, code)) return { _tag: 'SignedOut' };
  if (status === 404) return { _tag: 'Missing' };
  return refused(code, body);
};

/** Converts an API error to a `Problem` (spec §8). A refusal keeps the service's code, message and field. */
export const toProblem = (error: ApiError): Problem => {
  switch (error._tag) {
    case 'NetworkError':
      return { _tag: 'Offline' };
    case 'TimeoutError':
      return { _tag: 'TimedOut', seconds: Math.round(error.afterMs / 1000) };
    case 'HttpError':
      return ofHttp(error.status, error.body, error.retryAfterMs);
    case 'DecodeError':
      return { _tag: 'Unreadable' };
    case 'AbortedError':
      return { _tag: 'Overtaken' };
  }
};
