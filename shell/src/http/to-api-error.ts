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

/** Parses `Retry-After`, seconds or a date, as milliseconds from now. Null if missing or invalid. */
export const retryAfterMs = (header: unknown, now: number): number | null => {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/**
 * Parses JSON by the content type of the reply (spec §7), with all digits of its numbers. Returns other text unchanged.
 * Throws if the content type is JSON and the text is not.
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

/** Maps an error of axios to an ApiError. `timeoutMs` is the limit of the request. */
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
