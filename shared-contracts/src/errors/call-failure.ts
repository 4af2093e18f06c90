import type { ApiError } from './api-error.ts';

/** Failure of a call for display, in every remote. Each case has its own text. */
export type CallFailure =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'TimedOut'; readonly seconds: number }
  /** Refused by the service: its code (spec §8 or its own; may be empty), message and field. */
  | {
      readonly _tag: 'Refused';
      readonly code: string;
      readonly message: string | null;
      readonly field: string | null;
    }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Missing' }
  | { readonly _tag: 'Conflict' }
  | { readonly _tag: 'TooMany'; readonly waitMs: number }
  | { readonly _tag: 'Broken' }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Overtaken' };

const RETRY_MS = 4000;
const DEFAULT_WAIT_MS = 10_000;

/** Codes of a request without access. The codes of spec §8 "Login" also come with 401 but mean something else. */
const NO_ACCESS = ['', 'unauthorized', 'csrf_invalid'];

const textIn = (body: unknown, key: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : null;
  return typeof value === 'string' ? value : null;
};

const ofStatus = (status: number, code: string): CallFailure | null => {
  if (status >= 500) return { _tag: 'Broken' };
  if (status === 404) return { _tag: 'Missing' };
  if (status === 409) return { _tag: 'Conflict' };
  return (status === 401 || status === 403) && NO_ACCESS.includes(code) ? { _tag: 'SignedOut' } : null;
};

const ofHttp = (status: number, body: unknown, retryAfterMs: number | null): CallFailure => {
  if (status === 429) return { _tag: 'TooMany', waitMs: retryAfterMs ?? DEFAULT_WAIT_MS };
  const code = textIn(body, 'error') ?? '';
  return (
    ofStatus(status, code) ?? {
      _tag: 'Refused',
      code,
      message: textIn(body, 'message'),
      field: textIn(body, 'field'),
    }
  );
};

/** Maps an ApiError to a failure (spec §8 "HTTP"). `waitMs` and `seconds` are from the reply and the timeout. */
export const toCallFailure = (error: ApiError): CallFailure => {
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

/** Whether the request may have been carried out, because no readable response arrived. */
export const isOutcomeUnknown = ({ _tag }: CallFailure): boolean => retryMs[_tag] === RETRY_MS;

/** Field of a refusal, or null if it concerns the whole request. */
export const refusedField = (failure: CallFailure | null): string | null =>
  failure?._tag === 'Refused' ? failure.field : null;
