import type { AxiosStatic } from 'axios';

import { parseJson } from '@coinlane/shared-contracts/codecs';
import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
} from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

/** `Retry-After` in seconds or as a date, as milliseconds from now; null when it is not there or not readable. */
export const retryAfterMs = (header: unknown, now: number): number | null => {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/**
 * JSON by the reply's content type (spec §7), with every digit of its numbers; any other text is returned unchanged.
 * Throws if JSON was promised and is broken.
 */
export const readBody = (text: unknown, contentType: unknown): unknown => {
  if (typeof text !== 'string') return text;
  const isJson = typeof contentType === 'string' && /[/+]json\b/i.test(contentType);
  if (!isJson) return text;
  return parseJson(text);
};

const readErrorBody = (text: unknown, contentType: unknown): unknown => {
  try {
    return readBody(text, contentType);
  } catch {
    return text;
  }
};

/** Whatever axios threw, as one case of the union. `timeoutMs` is the limit the request had. */
export const toApiError = (axios: AxiosStatic, timeoutMs: number, thrown: unknown): ApiError => {
  if (thrown instanceof SyntaxError) return decodeError('JSON', [thrown.message]);
  if (axios.isCancel(thrown)) return abortedError;
  if (!axios.isAxiosError<unknown>(thrown)) return networkError(String(thrown));
  if (thrown.response !== undefined) {
    const { status, data, headers } = thrown.response;
    return httpError(
      status,
      readErrorBody(data, headers['content-type']),
      retryAfterMs(headers['retry-after'], Date.now()),
    );
  }
  return thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT'
    ? timeoutError(timeoutMs)
    : networkError(thrown.message);
};
