import * as t from 'io-ts';

const NUMERIC = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Measurement that can be rounded, such as a score or a point of a chart. A number or a numeric string. */
export const NumberFromWire = new t.Type<number, number>(
  'NumberFromWire',
  t.number.is,
  (value, context) =>
    typeof value === 'string' && NUMERIC.test(value)
      ? t.success(Number(value))
      : t.number.validate(value, context),
  t.identity,
);
