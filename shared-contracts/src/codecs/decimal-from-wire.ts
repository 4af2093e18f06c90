import * as t from 'io-ts';

const PLAIN = /^-?\d+(\.\d+)?$/;
const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d{1,3})$/i;

const shift = (sign: string, whole: string, fraction: string, exponent: number): string => {
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const tail = padded.slice(at).replace(/0+$/, '');
  const head = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign}${head}${tail === '' ? '' : `.${tail}`}`;
};

/** Longer than any real amount. Longer text would be computed and stored with all its digits. */
const MAX_CHARACTERS = 100;

/** Expands `1e-8` from JSON to `0.00000001`. Null if the text is not a number. */
const toPlain = (text: string): string | null => {
  if (text.length > MAX_CHARACTERS) return null;
  if (PLAIN.test(text)) return text;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = EXPONENT.exec(text) ?? [];
  return whole === '' ? null : shift(sign, whole, fraction, Number(exponent));
};

/** Amount on the wire, a number or numeric string, as an exact decimal string (api contract §1). */
export const DecimalFromWire = new t.Type<string, string>(
  'DecimalFromWire',
  (value): value is string => typeof value === 'string' && PLAIN.test(value),
  (value, context) => {
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const plain = toPlain(text);
    return plain === null ? t.failure(value, context) : t.success(plain);
  },
  t.identity,
);
