import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DecimalFromWire, IsoDate, noneIfBlank } from '../codecs/index.ts';

/** Text that may be `""`, null or absent. */
export const OptionalText = noneIfBlank(t.string);
/** A number or numeric string that may be `""`, null or absent. */
export const OptionalAmount = noneIfBlank(DecimalFromWire);
/** An ISO date that may be `""`, null or absent. Epoch milliseconds. */
export const OptionalDate = noneIfBlank(IsoDate);

/** `boolean | 0 | 1 | null` or absent (api contract §4.1). Absent and null count as `whenAbsent`. */
export const flag = (whenAbsent: boolean): t.Type<boolean, boolean> =>
  new t.Type<boolean, boolean>(
    'Flag',
    t.boolean.is,
    (value, context) => {
      if (value === undefined || value === null || value === '') return t.success(whenAbsent);
      if (value === 0 || value === 1) return t.success(value === 1);
      return t.boolean.validate(value, context);
    },
    t.identity,
  );

/** Identifier that some services send as a number. */
export const IdFromWire = new t.Type<string, string>(
  'IdFromWire',
  t.string.is,
  (value, context) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? t.success(String(value))
      : t.failure(value, context),
  t.identity,
);

/** Optional field for information. Null if absent or malformed, so that it never invalidates its row. */
export const optionalFact = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `OptionalFact<${codec.name}>`,
    (value): value is A | null => value === null || codec.is(value),
    (value) => {
      const decoded = codec.decode(value);
      return t.success(E.isRight(decoded) ? decoded.right : null);
    },
    t.identity,
  );

/** Decodes a frozen list only once: the server reuses a frozen list while the service sends the same reply. */
const onceWhenFrozen = <A>(decode: (rows: readonly unknown[]) => A): ((rows: readonly unknown[]) => A) => {
  const known = new WeakMap<readonly unknown[], A>();
  return (rows) => {
    const before = known.get(rows);
    if (before !== undefined) return before;
    const decoded = decode(rows);
    if (Object.isFrozen(rows)) known.set(rows, decoded);
    return decoded;
  };
};

/** List codec that skips invalid rows: one bad row must not hide the others. */
export const fittingRows = <A>(row: t.Decoder<unknown, A>): t.Type<readonly A[], unknown> => {
  const fitting = onceWhenFrozen((rows): readonly A[] =>
    rows.flatMap((raw) => {
      const decoded = row.decode(raw);
      return E.isRight(decoded) ? [decoded.right] : [];
    }),
  );
  return new t.Type<readonly A[], unknown>(
    `FittingRows<${row.name}>`,
    (value): value is readonly A[] => Array.isArray(value),
    (value, context) => (Array.isArray(value) ? t.success(fitting(value)) : t.failure(value, context)),
    t.identity,
  );
};

/** Like `fittingRows`; the list may be null or absent. */
export const optionalRows = <A>(row: t.Decoder<unknown, A>): t.Type<readonly A[], unknown> => {
  const rows = fittingRows(row);
  return new t.Type<readonly A[], unknown>(
    `OptionalRows<${row.name}>`,
    rows.is,
    (value, context) =>
      value === null || value === undefined ? t.success([]) : rows.validate(value, context),
    t.identity,
  );
};
