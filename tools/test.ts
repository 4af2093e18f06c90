import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import { ensureBrowser } from './check/browser.ts';
import { ensureNginx } from './check/nginx.ts';
import { jestCounts, lostSuites, playwrightCounts, readResult, withSecondTry } from './check/counts.ts';
import type { Counts } from './check/counts.ts';
import { runStep } from './check/run-step.ts';
import type { StepResult } from './check/run-step.ts';
import { fromRoot } from './webpack/index.ts';

/** `npm test`: everything CI asks, ending with `N passed, N failed`. */

type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** A step that counts its own tests says where; any other counts as one. */
  readonly counts?: () => Promise<Counts | null>;
  /** Test files whose process ended under them: they are run once more. */
  readonly lost?: () => Promise<readonly string[]>;
};

const node = process.execPath;
const bin = (name: string): string => fromRoot('node_modules/.bin', name);
const JEST_RESULT = fromRoot('.cache/jest-result.json');
const E2E_RESULT = fromRoot('.cache/e2e-result.json');

/** Each keeps one processor busy: they run side by side, the longest first. */
const SINGLE: readonly Step[] = [
  { name: 'lint', command: [bin('eslint'), '.', '--cache', '--cache-location', '.cache/eslint'] },
  { name: 'build', command: [node, fromRoot('tools/build.ts')] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'boundaries', command: ['npm', 'run', '--silent', 'deps'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'texts', command: [node, fromRoot('tools/i18n-check.ts')] },
];

/** Each uses every processor, or needs what was built. */
const WHOLE: readonly Step[] = [
  {
    name: 'unit',
    command: [
      node,
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      fromRoot('node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${JEST_RESULT}`,
      '--silent',
    ],
    counts: async () => jestCounts(await readResult(JEST_RESULT)),
    lost: async () => lostSuites(await readResult(JEST_RESULT)),
  },
  { name: 'budgets', command: [node, fromRoot('tools/budgets.ts')] },
  { name: 'documents', command: [node, fromRoot('tools/documents.ts')] },
  {
    name: 'e2e',
    command: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_RESULT },
    counts: async () => playwrightCounts(await readResult(E2E_RESULT)),
  },
];

type Ran = Pick<StepResult, 'isGreen' | 'seconds'> & { readonly counts: Counts };

const ownCounts = (isGreen: boolean): Counts => ({
  passed: isGreen ? 1 : 0,
  failed: isGreen ? 0 : 1,
  triedAgain: 0,
});

const runOnce = async ({ command, env, counts }: Step): Promise<Ran> => {
  const { isGreen, seconds } = await runStep(command, { env, isHeard: true });
  return { isGreen, seconds, counts: (await counts?.()) ?? ownCounts(isGreen) };
};

/** A crash of the runtime is no failure of a test: the files it took with it get a second run, and are counted aloud. */
const run = async (step: Step): Promise<Ran> => {
  const first = await runOnce(step);
  const lost = (await step.lost?.()) ?? [];
  if (lost.length === 0) return first;
  const again = await runOnce({ ...step, command: [...step.command, '--runTestsByPath', ...lost] });
  const counts = withSecondTry(first.counts, lost, again.counts);
  return { isGreen: again.isGreen && counts.failed === 0, seconds: first.seconds + again.seconds, counts };
};

const wanted = process.argv.slice(2);
await mkdir(fromRoot('.cache'), { recursive: true });
for (const missing of [ensureBrowser(), ensureNginx()])
  if (missing !== null) process.stderr.write(`${missing}\n`);

const summary: string[] = [];
let passed = 0;
let failed = 0;

const count = (name: string, { isGreen, seconds, counts }: Ran): void => {
  passed += counts.passed;
  // a run that failed without a failing test (a crash, a broken set-up) is a failure all the same
  failed += counts.failed + (!isGreen && counts.failed === 0 ? 1 : 0);
  const again = counts.triedAgain === 0 ? '' : `, ${String(counts.triedAgain)} only when tried again`;
  summary.push(
    `${isGreen && counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s${again})`,
  );
};

const isWanted = ({ name }: Step): boolean => wanted.length === 0 || wanted.includes(name);

const waiting = SINGLE.filter(isWanted);
/** One of as many lanes as there are processors; a step's words are printed when it has ended. */
const lane = async (): Promise<void> => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { isGreen, seconds, output } = await runStep(step.command, { isHeard: false });
    process.stdout.write(`\n── ${step.name}\n${output}`);
    count(step.name, { isGreen, seconds, counts: ownCounts(isGreen) });
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));

for (const step of WHOLE.filter(isWanted)) {
  process.stdout.write(`\n── ${step.name}\n`);
  count(step.name, await run(step));
}
process.stdout.write(`\n${summary.join('\n')}\n\n${String(passed)} passed, ${String(failed)} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
