import { parseJson } from '../codecs/index.ts';
import { httpError } from '../errors/index.ts';
import type { ApiError } from '../errors/index.ts';

/** Reply of a service before it is decoded. A missing header is null or undefined. */
export type RawReply = {
  readonly status: number;
  readonly text: unknown;
  readonly contentType: unknown;
  readonly retryAfter: unknown;
};

/** Parses `Retry-After`, seconds or a date, as milliseconds from now. Null if missing or invalid. */
const retryAfterMs = (header: unknown, now: number): number | null => {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

/** Whether a content type is JSON: `application/json`, `application/problem+json`. */
export const isJsonType = (contentType: unknown): boolean =>
  typeof contentType === 'string' && /[/+]json\b/i.test(contentType);

/**
 * Parses JSON, by the content type of the reply (spec §7), with all digits of its numbers. Returns other
 * text unchanged. Throws SyntaxError for malformed JSON.
 */
export const readBody = (text: unknown, contentType: unknown): unknown =>
  typeof text === 'string' && isJsonType(contentType) ? parseJson(text) : text;

const readErrorBody = ({ text, contentType }: RawReply): unknown => {
  try {
    return readBody(text, contentType);
  } catch {
    return text;
  }
};

/** Reads a reply outside 2xx: its JSON or text body, and its retry delay. */
export const readErrorReply = (reply: RawReply, now: number): ApiError =>
  httpError(reply.status, readErrorBody(reply), retryAfterMs(reply.retryAfter, now));
