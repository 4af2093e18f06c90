import Big from 'big.js';
import * as t from 'io-ts';

const MAX_TEXT = 512;
const AMOUNT = /^\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT;

/** Text of at most 512 characters. Accepts numbers and missing values, for query strings and imprecise clients. */
export const Text = new t.Type<string, string>(
  'text of at most 512 characters',
  isShortText,
  (value, context) => {
    const text = typeof value === 'number' ? String(value) : (value ?? '');
    return isShortText(text) ? t.success(text.trim()) : t.failure(value, context);
  },
  t.identity,
);

/** Text that is not empty. */
export const RequiredText = new t.Type<string, string>(
  'text',
  (value): value is string => isShortText(value) && value !== '',
  (value, context) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (isShortText(text) && text.trim() !== '') return t.success(text.trim());
    return t.failure(value === '' ? undefined : value, context);
  },
  t.identity,
);

const REQUEST_ID = /^[\w.-]{1,200}$/;

/**
 * ID with which a caller repeats a request. It contains no colon, because derived IDs, such as those of later
 * steps of a withdrawal, append a colon and more.
 */
export const RequestId = new t.Type<string, string>(
  'request id',
  (value): value is string => typeof value === 'string' && REQUEST_ID.test(value),
  (value, context) =>
    typeof value === 'string' && REQUEST_ID.test(value)
      ? t.success(value)
      : t.failure(value === '' ? undefined : value, context),
  t.identity,
);

const toAmount = (value: unknown): Big | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return AMOUNT.test(text) ? new Big(text) : null;
};

const isBig = (value: unknown): value is Big => value instanceof Big;

/** An amount above zero, as a number or a numeric string (api contract §1). */
export const Amount = new t.Type<Big, string>(
  'positive decimal amount',
  isBig,
  (value, context) => {
    const amount = toAmount(value);
    return amount?.gt(0) === true ? t.success(amount) : t.failure(value, context);
  },
  (amount) => amount.toFixed(),
);

/** An amount. Null for `""`, null and absent: "not this side" (api contract §1). */
export const OptionalAmount = new t.Type<Big | null, string>(
  'positive decimal amount or nothing',
  (value): value is Big | null => value === null || isBig(value),
  (value, context) =>
    value === '' || value === null || value === undefined ? t.success(null) : Amount.validate(value, context),
  (amount) => amount?.toFixed() ?? '',
);

/** A fee of zero or above. Null for `""`, null and absent. */
export const OptionalFee = new t.Type<Big | null, string>(
  'decimal amount or nothing',
  (value): value is Big | null => value === null || isBig(value),
  (value, context) => {
    if (value === '' || value === null || value === undefined) return t.success(null);
    const fee = toAmount(value);
    return fee === null ? t.failure(value, context) : t.success(fee);
  },
  (fee) => fee?.toFixed() ?? '',
);

/** `true`, `"true"`, `1` and `"1"` are true. Anything else is false. */
export const Flag = new t.Type<boolean, boolean>(
  'flag',
  (value): value is boolean => typeof value === 'boolean',
  (value) => t.success(value === true || value === 'true' || value === 1 || value === '1'),
  t.identity,
);

/** One word of a list, with a default. */
export const wordOf = <Word extends string>(
  words: readonly Word[],
  fallback?: Word,
): t.Type<Word, string> => {
  const isWord = (value: unknown): value is Word => words.some((word) => word === value);
  return new t.Type<Word, string>(
    `one of ${words.join(', ')}`,
    isWord,
    (value, context) => {
      if (isWord(value)) return t.success(value);
      const isNone = value === undefined || value === null || value === '';
      return isNone && fallback !== undefined ? t.success(fallback) : t.failure(value, context);
    },
    t.identity,
  );
};
