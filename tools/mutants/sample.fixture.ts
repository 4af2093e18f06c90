/** Code with one mutant of each outcome, for `sample.test.ts` and `run-mutants.test.ts`. */

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

const LABELS = new Map<number, string>();

/** Cached by the module: a mutant has an effect only before the first call. */
export const labelOf = (amount: number): string => {
  if (amount < 0) return '-';
  const cached = LABELS.get(amount) ?? `#${String(amount)}`;
  LABELS.set(amount, cached);
  return cached;
};
