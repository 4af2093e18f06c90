/** Everything that can go wrong between a call and its decoded reply. */
export type ApiError =
  | { readonly _tag: 'NetworkError'; readonly reason: string }
  | { readonly _tag: 'TimeoutError'; readonly afterMs: number; readonly message: string }
  | {
      readonly _tag: 'HttpError';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterMs: number | null;
    }
  | { readonly _tag: 'DecodeError'; readonly codec: string; readonly problems: readonly string[] }
  | { readonly _tag: 'AbortedError' };

/** The reason of a NetworkError where the browser knew that it was offline: the request never left. */
export const NOT_SENT = 'not sent: the browser is offline';

/** The service could not be reached: offline, reset, refused. */
export const networkError = (reason: string): ApiError => ({ _tag: 'NetworkError', reason });

/** No answer within the time-out; the message is the one of spec §7: 'Timeout: {n}ms'. */
export const timeoutError = (afterMs: number): ApiError => ({
  _tag: 'TimeoutError',
  afterMs,
  message: `Timeout: ${String(afterMs)}ms`,
});

/** A reply outside 2xx, with its parsed body (spec §7) and the wait a 429 asked for, in ms. */
export const httpError = (status: number, body: unknown, retryAfterMs: number | null = null): ApiError => ({
  _tag: 'HttpError',
  status,
  body,
  retryAfterMs,
});

/** A reply that does not fit its codec. */
export const decodeError = (codec: string, problems: readonly string[]): ApiError => ({
  _tag: 'DecodeError',
  codec,
  problems,
});

/** A newer question of the same caller took the place of this one (spec §7 "Common behaviour"). */
export const abortedError: ApiError = { _tag: 'AbortedError' };
