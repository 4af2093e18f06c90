import type { TestTime } from './results.ts';

export type Ran = {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly budget: number;
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
};

const SLOWEST = 30;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** Markdown of `docs/test-times.md`: time per step with its budget, and the slowest tests. */
export const reportOf = (steps: readonly Ran[], wholeSeconds: number): string => {
  const slowest = steps
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
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
    ...slowest.map(({ seconds, name }) => row(seconds.toFixed(1), name)),
  ].join('\n')}\n`;
};
