/** Code with one mutant of each outcome, for `sample.test.ts` and `run-mutants.test.ts`. */
import * as t from 'io-ts';

const PREFIXES = ['swap-'];

/** Read while the module loads. */
export const hasPrefix = (id: string): boolean => PREFIXES.some((prefix) => id.startsWith(prefix));

export const isAtLeast = (amount: number, least: number): boolean => amount >= least;

export const halvings = (amount: number): number => {
  let count = 0;
  for (let rest = amount; rest > 1; rest = Math.floor(rest / 2)) count += 1;
  return count;
};

export const untested = (amount: number): number => amount + 1;

// Stryker disable next-line EqualityOperator: both signs of zero print as 0
export const signOf = (amount: number): string => (amount < 0 ? '-' : '');

export const check = (amount: number): void => {
  if (amount < 0) throw new RangeError(`below zero: ${String(amount)}`);
};

const MARKS = new Map<string, string>();

/** Cached by the module: only the first test of a text runs the code that makes its mark. */
export const markOf = (text: string): string => {
  const mark = MARKS.get(text) ?? `#${text}`;
  MARKS.set(text, mark);
  return mark;
};

export const Row = t.type({ amount: t.number }, 'SampleRow');
