import * as t from 'io-ts';

const MOST_FIELDS = 5;
const LONGEST_VALUE = 64;

const isPayload = (value: unknown): value is Readonly<Record<string, string | number | boolean>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MOST_FIELDS &&
  Object.values(value).every(
    (field) =>
      ['string', 'number', 'boolean'].includes(typeof field) && String(field).length <= LONGEST_VALUE,
  );

/** Custom fields of a partner: at most five of at most 64 characters (api contract §2.10). */
export const Payload = new t.Type<Readonly<Record<string, string | number | boolean>>, unknown>(
  'at most 5 fields of at most 64 characters',
  isPayload,
  (value, context) => {
    if (value === undefined || value === null || value === '') return t.success({});
    return isPayload(value) ? t.success(value) : t.failure(value, context);
  },
  t.identity,
);
