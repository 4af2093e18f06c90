import * as t from 'io-ts';

/** An amount on the wire as an integer string in the smallest unit. */
export const Units = new t.Type<string, string, unknown>(
  'Units',
  (value): value is string => typeof value === 'string',
  (value, context) =>
    typeof value === 'string' && /^\d{1,40}$/.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);
