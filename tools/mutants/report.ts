import type { MutantResult } from './run-mutants.ts';

/** Minimum accepted share of killed mutants, in percent. */
export const LOWEST_SCORE = 90;

const LONGEST_CODE = 90;

const code = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CODE ? `${line.slice(0, LONGEST_CODE)}…` : line;
};

/** Share of executed mutants that were killed, in percent. 100 if none was executed. */
export const scoreOf = (results: readonly MutantResult[]): number => {
  const ran = results.filter(({ status }) => status !== 'ignored' && status !== 'left');
  const killed = ran.filter(({ status }) => status === 'killed' || status === 'timeout');
  return ran.length === 0 ? 100 : (100 * killed.length) / ran.length;
};

/** Mutants that no test detects, by file and line. */
export const survivorsOf = (results: readonly MutantResult[]): readonly string[] =>
  results
    .filter(({ status }) => status === 'survived' || status === 'uncovered')
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(
      ({ file, line, column, mutator, original, replacement, status }) =>
        `${file}:${String(line)}:${String(column)} ${mutator}, ${status}: ${code(original)} → ${code(replacement)}`,
    );

const STATUSES = ['killed', 'timeout', 'survived', 'uncovered', 'ignored', 'left'] as const;

/** Counts by status, such as `120 killed, 3 survived`. */
export const countsOf = (results: readonly MutantResult[]): string =>
  STATUSES.map((status) => ({ status, count: results.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${String(count)} ${status}`)
    .join(', ');
