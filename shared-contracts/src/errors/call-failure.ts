import type { ApiError } from './api-error.ts';

/** Failure of a call for display, in every remote. Each case has its own text. */
export type CallFailure =
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'TimedOut'; readonly seconds: number }
  /** Refused by the service, with its code (spec §8 or its own; can be empty), message and field. */
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

/** `codes` null: with any code. */
type KnownStatus = { readonly codes: readonly string[] | null; readonly failure: CallFailure };

const RETRY_MS = 4000;
const DEFAULT_WAIT_MS = 10_000;

/** Codes of a request without access. The codes of spec §8 "Login" also come with 401, but have another meaning. */
const SIGNED_OUT: KnownStatus = {
  codes: ['', 'unauthorized', 'csrf_invalid'],
  failure: { _tag: 'SignedOut' },
};

/** Statuses with their own meaning. With other codes they count as refusals. */
const OF_STATUS: Readonly<Record<number, KnownStatus>> = {
  401: SIGNED_OUT,
  403: SIGNED_OUT,
  404: { codes: null, failure: { _tag: 'Missing' } },
  409: { codes: ['', 'conflict'], failure: { _tag: 'Conflict' } },
};

const textIn = (body: unknown, key: string): string | null => {
  const value: unknown = Reflect.get(Object(body), key);
  return typeof value === 'string' ? value : null;
};

const ofHttp = (status: number, body: unknown, retryAfterMs: number | null): CallFailure => {
  const code = textIn(body, 'error') ?? '';
  if (status === 429) return { _tag: 'TooMany', waitMs: retryAfterMs ?? DEFAULT_WAIT_MS };
  if (status >= 500) return { _tag: 'Broken' };
  const known = OF_STATUS[status];
  if (known !== undefined && (known.codes?.includes(code) ?? true)) return known.failure;
  return { _tag: 'Refused', code, message: textIn(body, 'message'), field: textIn(body, 'field') };
};

const OF_TAG = {
  NetworkError: { _tag: 'Offline' },
  DecodeError: { _tag: 'Unreadable' },
  AbortedError: { _tag: 'Overtaken' },
} as const;

/** Maps an ApiError to a failure (spec §8 "HTTP"). `waitMs` and `seconds` are from the reply and the timeout. */
export const toCallFailure = (error: ApiError): CallFailure => {
  if (error._tag === 'HttpError') return ofHttp(error.status, error.body, error.retryAfterMs);
  return error._tag === 'TimeoutError'
    ? { _tag: 'TimedOut', seconds: Math.round(error.afterMs / 1000) }
    : OF_TAG[error._tag];
};

/** Delays before a retry, for failures that a retry can resolve. */
const RETRIES: { readonly [Tag in CallFailure['_tag']]?: number } = {
  Offline: RETRY_MS,
  TimedOut: RETRY_MS,
  Broken: RETRY_MS,
  Unreadable: RETRY_MS,
  Overtaken: 0,
};

/** Delay in ms before an automatic retry of a read call. Null: a retry cannot help. */
export const retryDelayMs = (failure: CallFailure): number | null =>
  failure._tag === 'TooMany' ? failure.waitMs : (RETRIES[failure._tag] ?? null);

/** Whether a "Try again" button can help the user. */
export const canRetry = (failure: CallFailure): boolean => retryDelayMs(failure) !== null;

/** Whether the request may have been carried out, because no readable response arrived. */
export const isOutcomeUnknown = ({ _tag }: CallFailure): boolean => RETRIES[_tag] === RETRY_MS;

/** Field of a refusal, or null if it concerns the whole request. */
export const refusedField = (failure: CallFailure | null): string | null =>
  failure?._tag === 'Refused' ? failure.field : null;
