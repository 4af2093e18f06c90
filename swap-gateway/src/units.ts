import * as t from 'io-ts';

const MAX_DECIMALS = 36;

const isDecimals = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DECIMALS;

/** Decimals of an asset on the wire, 0 to 36. Limited, because a provider could cause amounts of a million digits. */
export const Decimals = new t.Type<number, number>(
  'Decimals',
  isDecimals,
  (value, context) => (isDecimals(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** An amount on the wire, as an integer string in the smallest unit. */
export const Units = new t.Type<string, string>(
  'Units',
  (value): value is string => typeof value === 'string',
  (value, context) =>
    typeof value === 'string' && /^\d{1,40}$/.test(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);
