import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import { ensureBrowser } from './check/browser.ts';
import { endOf, failureLines } from './check/failures.ts';
import type { Failure } from './check/failures.ts';
import { offerLitecoind } from './check/litecoind.ts';
import { ensureNginx } from './check/nginx.ts';
import { ensurePostgres } from './check/postgres.ts';
import { reportOf } from './check/report.ts';
import type { Ran } from './check/report.ts';
import type { Results } from './check/results.ts';
import { runInLanes } from './check/run-in-lanes.ts';
import { runStep } from './check/run-step.ts';
import type { StepResult } from './check/run-step.ts';
import { SECOND_TIER_STEPS, STEPS } from './check/steps.ts';
import type { Step } from './check/steps.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `npm test [-- <step> …] [--report]`: the first tier. `npm run test:all`: both tiers, without time budgets. The
 * last line is `N passed, N failed`.
 */
const names = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isSecondTier = process.argv.includes('--all');
const startedAt = performance.now();
const seconds = (): number => (performance.now() - startedAt) / 1000;

type RanStep = Ran & { readonly failures: readonly Failure[] };

/** Budgets and limits that the step exceeded, one line each. */
const excesses = (step: Step, result: StepResult, limited: Ran['tests']): readonly string[] => {
  if (isSecondTier) return [];
  const { limit = Infinity, budget, name } = step;
  return [
    ...(result.processorSeconds > budget
      ? [`${name} used ${result.processorSeconds.toFixed(0)} processor seconds, budget ${String(budget)}`]
      : []),
    ...limited
      .filter((each) => each.seconds > limit)
      .map((each) => `${each.name} took ${each.seconds.toFixed(1)} s, limit ${String(limit)} s`),
  ];
};

const asOneTest = ({ isGreen }: StepResult): Results => ({
  passed: isGreen ? 1 : 0,
  failed: isGreen ? 0 : 1,
  tests: [],
  limited: [],
  failures: [],
});

/** Failed tests, a failed step without failed tests, and exceeded limits. */
const failuresOf = (
  { name }: Step,
  { isGreen, output }: StepResult,
  { failures }: Results,
  slow: readonly string[],
): readonly Failure[] => [
  ...failures,
  ...(!isGreen && failures.length === 0 ? [{ title: name, message: endOf(output) }] : []),
  ...slow.map((message) => ({ title: `${name}: too slow`, message })),
];

const run = async (step: Step, isLive: boolean): Promise<RanStep> => {
  const env = { ...step.env, ...(isSecondTier ? { TEST_TIER: 'all' } : {}) };
  if (isLive) process.stdout.write(`\n── ${step.name}\n`);
  const result = await runStep(step.command, { env, isLive });
  if (!isLive) process.stdout.write(`\n── ${step.name}\n${result.output}`);
  const counted = (await step.results?.()) ?? asOneTest(result);
  const slow = excesses(step, result, counted.limited);
  for (const line of slow) process.stdout.write(`too slow: ${line}\n`);
  // a run that failed without a failing test (a crash, or a broken setup) is a failure
  const unexplained = !result.isGreen && counted.failed === 0 ? 1 : 0;
  return {
    ...step,
    ...result,
    ...counted,
    failed: counted.failed + slow.length + unexplained,
    failures: failuresOf(step, result, counted, slow),
  };
};

await mkdir(fromRoot('.cache'), { recursive: true });
if (names.length === 0 || names.includes('unit')) offerLitecoind();
for (const missing of [ensureBrowser(), ensureNginx(), ensurePostgres()])
  if (missing !== null) process.stderr.write(`${missing}\n`);

const wanted = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
/**
 * Whether to print the output at once: of the only step, or of the longest one. The output of other steps follows
 * when they end.
 */
const isLive = ({ name }: Step): boolean => wanted.length === 1 || name === 'e2e';
const ran = [
  ...(await runInLanes(wanted, Math.max(2, availableParallelism()), (step) => run(step, isLive(step)))),
];
if (isSecondTier)
  for (const step of SECOND_TIER_STEPS)
    if (names.length === 0 || names.includes(step.name)) ran.push(await run(step, true));

if (process.argv.includes('--report'))
  await writeFile(fromRoot('docs/test-times.md'), reportOf(ran, seconds()));

const sum = (of: (each: Ran) => number): number => ran.reduce((total, each) => total + of(each), 0);
const failed = sum((each) => each.failed);
const passed = sum((each) => each.passed);
for (const each of ran)
  process.stdout.write(
    `${each.failed === 0 ? 'ok    ' : 'FAILED'} ${each.name} (${each.seconds.toFixed(0)} s, ${each.processorSeconds.toFixed(0)} s of processor time)\n`,
  );
for (const line of failureLines(ran.flatMap(({ failures }) => failures))) process.stdout.write(`${line}\n`);
process.stdout.write(`\n${String(passed)} passed, ${String(failed)} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
