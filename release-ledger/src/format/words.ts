import * as t from 'io-ts';

const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._@+~-]{0,199}';
const SAFE_PATH = new RegExp(`^(?:${SEGMENT}/){0,16}${SEGMENT}$`);
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z-]{1,64}(?:\.[0-9A-Za-z-]{1,64}){0,4})?$/;

/** Whether a path stays inside its folder: no `..`, no absolute path, no hidden file, and no special characters. */
export const isSafePath = (path: string): boolean => SAFE_PATH.test(path);

/** Whether a word can name a remote or an environment. */
export const isName = (word: string): boolean => NAME.test(word);

/** Whether a word is a version: semver without build metadata. */
export const isVersion = (word: string): boolean => VERSION.test(word);

/** Description of a valid name, for messages. */
export const NAME_EXPECTED = 'a lower-case name such as mfe-swap';

/** Description of a valid version, for messages. */
export const VERSION_EXPECTED = 'a version such as 1.9.0 or 1.9.0-pr12';

/** Creates a string codec with a rule and a description of valid values. */
const worded = (name: string, expected: string, fits: (word: string) => boolean): t.Type<string> => {
  const is = (value: unknown): value is string => typeof value === 'string' && fits(value);
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context, expected)),
    t.identity,
  );
};

/** Name of a remote. */
export const Name = worded('Name', NAME_EXPECTED, isName);

/** Version of a remote. */
export const Version = worded('Version', VERSION_EXPECTED, isVersion);

/** Path inside a release. */
export const SafePath = worded(
  'SafePath',
  'a relative path inside the build, such as browser/main.js',
  isSafePath,
);

/** Text that is not empty. */
export const Filled = worded('Filled', 'a text that is not empty', (word) => word.trim() !== '');

/** Time as ISO 8601 in UTC. Kept as text, because nothing is sorted by it. */
export const Instant = worded(
  'Instant',
  'an ISO date such as 2026-01-31T12:00:00.000Z',
  (word) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(word) && !Number.isNaN(Date.parse(word)),
);

export const Sha256 = worded('Sha256', '64 hex digits', (word) => /^[0-9a-f]{64}$/.test(word));

/** Hash of the previous file, or null for the first. */
export const PreviousHash = new t.Type<string | null>(
  'PreviousHash',
  (value): value is string | null => value === null || Sha256.is(value),
  (value, context) =>
    value === null || Sha256.is(value)
      ? t.success(value)
      : t.failure(value, context, '64 hex digits, or null in the first revision'),
  t.identity,
);

/** SHA-384 in base64, as in `integrity` attributes. */
export const Sha384 = worded('Sha384', 'a SHA-384 in base64', (word) => /^[A-Za-z0-9+/]{64}$/.test(word));

export const Ed25519 = worded('Ed25519', 'an ed25519 signature in base64', (word) =>
  /^[A-Za-z0-9+/]{86}==$/.test(word),
);

/** Integer from `least` (default 0) to `most`. */
export const wholeNumber = (name: string, least: number, most = Number.MAX_SAFE_INTEGER): t.Type<number> => {
  const is = (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  const expected =
    most === Number.MAX_SAFE_INTEGER
      ? `a whole number of at least ${String(least)}`
      : `a whole number from ${String(least)} to ${String(most)}`;
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context, expected)),
    t.identity,
  );
};
