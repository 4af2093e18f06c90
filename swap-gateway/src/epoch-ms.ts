import * as t from 'io-ts';

/** Last millisecond that a date can hold. */
const LAST_MS = 8.64e15;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_MS;

/** A time on the wire as milliseconds since 1970. */
export const EpochMs = new t.Type<number, number>(
  'EpochMs',
  isTime,
  (value, context) => (isTime(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
