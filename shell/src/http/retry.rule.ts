import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

const LINK_ID_ERRORS = ['user_not_found', 'fixed_rate_not_enabled'];

const errorCodeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** New token in the refusal of an expired token. Null for other errors. */
export const newCsrfToken = (error: ApiError): string | null => {
  if (error._tag !== 'HttpError' || error.status !== 403 || errorCodeOf(error.body) !== 'csrf_invalid')
    return null;
  const token: unknown = isRecord(error.body) ? error.body['csrfToken'] : undefined;
  return typeof token === 'string' ? token : null;
};

const isLinkIdRefused = (error: ApiError): boolean =>
  error._tag === 'HttpError' &&
  (error.status === 400 || error.status === 401) &&
  LINK_ID_ERRORS.some((code) => code === errorCodeOf(error.body));

const without = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'linkId'));

/**
 * Spec §7 "Retry rule": the request to repeat once, without link ID and credentials, if the server refused the
 * link ID. Null if the rule does not apply.
 */
export const withoutLinkId = (request: HttpRequest, error: ApiError): HttpRequest | null => {
  if (request.linkIdIn === undefined || !isLinkIdRefused(error)) return null;
  const { linkIdIn, query, body, ...rest } = request;
  if (linkIdIn === 'query') {
    return { ...rest, query: without(query ?? {}), ...(body === undefined ? {} : { body }) };
  }
  return { ...rest, ...(query === undefined ? {} : { query }), body: isRecord(body) ? without(body) : body };
};
