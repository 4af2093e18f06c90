import * as t from 'io-ts';

/** ISO 8601 date as epoch milliseconds. Rejects text that does not parse (api contract §1). */
export const IsoDate = new t.Type<number, string>(
  'IsoDate',
  (value): value is number => typeof value === 'number',
  (value, context) => {
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(at) ? t.failure(value, context) : t.success(at);
  },
  (at) => new Date(at).toISOString(),
);
