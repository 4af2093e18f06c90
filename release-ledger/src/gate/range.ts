import { satisfies as isInRange, valid, validRange } from 'semver';

<<<<<<< HEAD
/** Whether a version is in a range, by npm's rules. Null if the range or the version is invalid. */
export const satisfies = (version: string, range: string): boolean | null =>
  valid(version) === null || validRange(range) === null ? null : isInRange(version, range);
=======
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
const RANGE_PART =
  /^(\^|~|<=|>=|<|>|=)?(\d{1,6}|[xX*])(?:\.(\d{1,6}|[xX*]))?(?:\.(\d{1,6}|[xX*]))?(?:-([0-9A-Za-z.-]+))?$/;

const toVersion = (word: string): Version | null => {
  const [, major, minor, patch, pre = ''] = VERSION.exec(word) ?? [];
  return major === undefined ? null : { numbers: [Number(major), Number(minor), Number(patch)], pre };
};

const comparePart = (one: string | undefined, other: string | undefined): number => {
  if (one === other) return 0;
  if (one === undefined) return -1;
  if (other === undefined) return 1;
  const isNumber = [one, other].map((part) => /^\d+$/.test(part));
  if (isNumber[0] === true && isNumber[1] === true) return Number(one) - Number(other);
  if (isNumber[0] !== isNumber[1]) return isNumber[0] === true ? -1 : 1;
  return one < other ? -1 : 1;
};

const comparePre = (one: string, other: string): number => {
  if (one === other) return 0;
  if (one === '' || other === '') return one === '' ? 1 : -1;
  const [parts, others] = [one.split('.'), other.split('.')];
  for (let index = 0; index < Math.max(parts.length, others.length); index += 1) {
    const order = comparePart(parts[index], others[index]);
    if (order !== 0) return order;
  }
  return 0;
};

const compare = (one: Version, other: Version): number => {
  const [a, b, c] = one.numbers;
  const [x, y, z] = other.numbers;
  return a - x || b - y || c - z || comparePre(one.pre, other.pre);
};

const isMet = ({ operator, version }: Comparator, candidate: Version): boolean => {
  const order = compare(candidate, version);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '=':
      return order === 0;
  }
};

type Written = { readonly given: readonly number[]; readonly pre: string };

const lowest = ({ given: [major = 0, minor = 0, patch = 0], pre }: Written): Version => ({
  numbers: [major, minor, patch],
  pre,
});

/** First version above the range: keeps the first `kept` numbers and increments the last of them. */
const after = ({ given }: Written, kept: number): Version => {
  const [major = 0, minor = 0, patch = 0] = given;
  if (kept === 1) return { numbers: [major + 1, 0, 0], pre: '' };
  return kept === 2
    ? { numbers: [major, minor + 1, 0], pre: '' }
    : { numbers: [major, minor, patch + 1], pre: '' };
};

/** `^` keeps everything up to the first number that is not 0, like npm. */
const keptByCaret = ({ given }: Written): number => {
  const firstOfWeight = given.findIndex((number) => number > 0);
  return firstOfWeight === -1 ? Math.max(1, given.length) : firstOfWeight + 1;
};

const between = (from: Version, below: Version): readonly Comparator[] => [
  { operator: '>=', version: from },
  { operator: '<', version: below },
];

const PLAIN = ['<', '<=', '>', '>=', '='] as const;

const comparatorsOf = (operator: string, written: Written): readonly Comparator[] | null => {
  const { given } = written;
  if (given.length === 0) return [];
  if (operator === '^') return between(lowest(written), after(written, keptByCaret(written)));
  if (operator === '~') return between(lowest(written), after(written, Math.min(2, given.length)));
  if (given.length < 3)
    return operator === '' || operator === '='
      ? between(lowest(written), after(written, given.length))
      : null;
  const plain = PLAIN.find((known) => known === (operator === '' ? '=' : operator));
  return plain === undefined ? null : [{ operator: plain, version: lowest(written) }];
};

const readPart = (word: string): readonly Comparator[] | null => {
  const [whole, operator = '', ...rest] = RANGE_PART.exec(word) ?? [];
  if (whole === undefined) return null;
  const [major, minor, patch, pre = ''] = rest;
  const numbers = [major, minor, patch];
  const open = numbers.findIndex((number) => number === undefined || /^[xX*]$/.test(number));
  const given = (open === -1 ? numbers : numbers.slice(0, open)).map(Number);
  return pre !== '' && given.length < 3 ? null : comparatorsOf(operator, { given, pre });
};

const readAlternative = (text: string): readonly Comparator[] | null => {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((word) => (word === '' ? [] : readPart(word)));
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
};

/** A pre-release matches only if the range names one of the same version, like npm. */
const admitsPre = (comparators: readonly Comparator[], { numbers, pre }: Version): boolean =>
  pre === '' ||
  comparators.some(({ version }) => version.pre !== '' && version.numbers.join('.') === numbers.join('.'));

/**
 * Whether a version is in a range (`^1.2.0`, `~1.2`, `>=1.2.0 <3.0.0`, `1.x`, `a || b`, `*`). Null if the range or the
 * version is invalid.
 */
export const satisfies = (version: string, range: string): boolean | null => {
  const candidate = toVersion(version);
  const alternatives = range.split('||').map(readAlternative);
  if (candidate === null || alternatives.includes(null)) return null;
  return alternatives.some(
    (comparators) =>
      comparators !== null &&
      comparators.every((comparator) => isMet(comparator, candidate)) &&
      admitsPre(comparators, candidate),
  );
};
>>>>>>> 47d45e0e (docs(ledger): reword comments, test titles and messages in plain English)
