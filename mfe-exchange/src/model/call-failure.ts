import type { ApiError } from '@coinlane/shared-contracts/errors';

/** Failure of a call for display. Each case has its own text. */
export type CallFailure =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'TimedOut'; readonly seconds: number }
  | { readonly _tag: 'Refused' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'Conflict' }
  | { readonly _tag: 'TooMany'; readonly waitMs: number }
  | { readonly _tag: 'Broken' }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Overtaken' };

const RETRY_MS = 4000;
const DEFAULT_WAIT_MS = 10_000;

const ofStatus: Readonly<Record<number, CallFailure>> = {
  401: { _tag: 'SignedOut' },
  403: { _tag: 'SignedOut' },
  404: { _tag: 'Missing' },
  409: { _tag: 'Conflict' },
};

const ofHttp = (status: number, retryAfterMs: number | null): CallFailure => {
  if (status === 429) return { _tag: 'TooMany', waitMs: retryAfterMs ?? DEFAULT_WAIT_MS };
  return ofStatus[status] ?? { _tag: status >= 500 ? 'Broken' : 'Refused' };
};

/** Maps an ApiError to a failure (spec §8 "HTTP"). `waitMs` and `seconds` are from the reply and the timeout. */
export const toCallFailure = (error: ApiError): CallFailure => {
  switch (error._tag) {
    case 'NetworkError':
      return { _tag: 'Offline' };
    case 'TimeoutError':
      return { _tag: 'TimedOut', seconds: Math.round(error.afterMs / 1000) };
    case 'HttpError':
      return ofHttp(error.status, error.retryAfterMs);
    case 'DecodeError':
      return { _tag: 'Unreadable' };
    case 'AbortedError':
      return { _tag: 'Overtaken' };
  }
};

const retryMs: Readonly<Record<CallFailure['_tag'], number | null>> = {
  Offline: RETRY_MS,
  TimedOut: RETRY_MS,
  Broken: RETRY_MS,
  Unreadable: RETRY_MS,
  TooMany: DEFAULT_WAIT_MS,
  Overtaken: 0,
  Refused: null,
  SignedOut: null,
  Missing: null,
  Conflict: null,
};

/** Delay in ms before an automatic retry of a read call. Null: a retry cannot help. */
export const retryDelayMs = (failure: CallFailure): number | null =>
  failure._tag === 'TooMany' ? failure.waitMs : retryMs[failure._tag];

/** Whether a "Try again" button can help the user. */
export const canRetry = (failure: CallFailure): boolean => retryDelayMs(failure) !== null;
