/** Failure of a call: from the network to decoding the reply. */
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

/** Reason of a NetworkError if the browser was offline and did not send the request. */
export const NOT_SENT = 'not sent: the browser is offline';

/** The service cannot be reached: offline, connection reset or refused. */
export const networkError = (reason: string): ApiError => ({ _tag: 'NetworkError', reason });

/** No reply within the time-out. The message is from spec §7: 'Timeout: {n}ms'. */
export const timeoutError = (afterMs: number): ApiError => ({
  _tag: 'TimeoutError',
  afterMs,
  message: `Timeout: ${String(afterMs)}ms`,
});

/** Reply outside 2xx, with its parsed body (spec §7) and the retry delay of a 429 in ms. */
export const httpError = (status: number, body: unknown, retryAfterMs: number | null = null): ApiError => ({
  _tag: 'HttpError',
  status,
  body,
  retryAfterMs,
});

/** Reply that does not match its codec. */
export const decodeError = (codec: string, problems: readonly string[]): ApiError => ({
  _tag: 'DecodeError',
  codec,
  problems,
});

/** A newer request of the same caller replaced this one (spec §7 "Common behaviour"). */
export const abortedError: ApiError = { _tag: 'AbortedError' };
