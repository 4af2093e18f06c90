import type { TestTime } from './results.ts';

export type Ran = {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly budget: number;
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
  /** Suites or journeys, which have a time limit. */
  readonly limited: readonly TestTime[];
};

const SLOWEST = 30;
/** All other suites take about a second at most. */
const SLOWEST_SUITES = 60;
const SUITE = /\.test\.tsx?$/;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const slowest = (times: readonly TestTime[], most: number): readonly string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ seconds, name }) => row(seconds.toFixed(1), name));

/**
 * Markdown of `docs/test-times.md`: time per step with its budget, the slowest tests, and the slowest unit suites,
 * which `npm run check` uses in a clone without previous runs.
 */
export const reportOf = (steps: readonly Ran[], wholeSeconds: number): string => {
  return `${[
    '# Test times',
    '',
    'Written by `npm test -- --report`. Budgets are processor seconds; a step above its budget fails.',
    '',
    `The whole run took ${wholeSeconds.toFixed(0)} s. Steps overlap, so their seconds add up to more.`,
    '',
    row('Step', 'Passed', 'Seconds', 'Processor seconds', 'Budget'),
    '|---|---|---|---|---|',
    ...steps.map(({ name, passed, seconds, processorSeconds, budget }) =>
      row(name, String(passed), seconds.toFixed(0), processorSeconds.toFixed(0), String(budget)),
    ),
    '',
    `## The ${String(SLOWEST)} slowest tests`,
    '',
    row('Seconds', 'Test'),
    '|---|---|',
    ...slowest(
      steps.flatMap(({ tests }) => tests),
      SLOWEST,
    ),
    '',
    `## The ${String(SLOWEST_SUITES)} slowest unit suites`,
    '',
    row('Seconds', 'Suite'),
    '|---|---|',
    ...slowest(
      steps.flatMap(({ limited }) => limited).filter(({ name }) => SUITE.test(name)),
      SLOWEST_SUITES,
    ),
  ].join('\n')}\n`;
};
