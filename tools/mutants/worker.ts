/** A process that runs test files with one active mutant, or with none to count which test executes which mutant. */
import { configureGlobal } from 'fast-check';
import * as circus from 'jest-circus';
import { pathToFileURL } from 'node:url';

import { rememberProperties } from '../jest/remember-properties.ts';
import { runFile } from '../jest/run-file.ts';
import type { TestConfig } from '../jest/run-file.ts';
import { installTestGlobals } from '../jest/test-globals.ts';
import { fromRoot } from '../webpack/index.ts';
import type { Job, Reply } from './job.ts';
import { fresh } from './module-hooks.ts';
import { mutantSwitch } from './switch.ts';

configureGlobal({ numRuns: 100, seed: 500 });
const config = await new Promise<TestConfig>((resolve) => process.once('message', resolve));
const resetTestGlobals = installTestGlobals('node', config.projectConfig);
const restoreGlobals = rememberProperties([globalThis, process.env, console]);

type Block = ReturnType<typeof circus.getState>['rootDescribeBlock'];
type TestEntry = Extract<Block['children'][number], { type: 'test' }>;

const testsOf = (block: Block): readonly TestEntry[] =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));

let tests: readonly TestEntry[] = [];
let wanted: ReadonlySet<number> | null = null;

circus.addEventHandler((event, state) => {
  if (event.name === 'run_start') {
    tests = testsOf(state.rootDescribeBlock);
    for (const [index, test] of tests.entries())
      if (wanted !== null && !wanted.has(index)) test.mode = 'skip';
    mutantSwitch.currentTestId = 'hooks';
  }
  if (event.name === 'test_start') mutantSwitch.currentTestId = String(tests.indexOf(event.test));
  if (event.name === 'test_done') {
    mutantSwitch.currentTestId = 'hooks';
    // one failure is enough
    if (event.test.errors.length > 0 && mutantSwitch.activeMutant !== undefined)
      for (const test of tests) test.mode = 'skip';
  }
});

let runs = 0;
const run = async (file: string, isFresh: boolean) => {
  mutantSwitch.currentTestId = 'load';
  runs += 1;
  const query = `${isFresh ? '?fresh=' : '?run='}${String(runs)}`;
  try {
    const path = fromRoot(file);
    return await runFile(path, config, () => undefined, pathToFileURL(path).href + query);
  } finally {
    resetTestGlobals();
    restoreGlobals();
  }
};

const cover = async ({ file, fresh: again }: Extract<Job, { kind: 'cover' }>): Promise<Reply> => {
  wanted = null;
  fresh.files = new Set(again.map((each) => fromRoot(each)));
  mutantSwitch.activeMutant = undefined;
  mutantSwitch.hitCount = undefined;
  mutantSwitch.mutantCoverage.perTest = {};
  const { testResults, testExecError } = await run(file, true);
  if (testExecError !== undefined) throw new Error(testExecError.message);
  return {
    failing: testResults.flatMap(({ status }, index) => (status === 'passed' ? [] : [index])),
    milliseconds: testResults.map(({ duration }) => duration ?? 0),
    hits: mutantSwitch.mutantCoverage.perTest,
  };
};

const isKilledBy = async (file: string, isFresh: boolean): Promise<boolean> => {
  try {
    const { numFailingTests, testExecError } = await run(file, isFresh);
    return numFailingTests > 0 || testExecError !== undefined;
  } catch {
    return true;
  }
};

const kill = async ({ mutant, hitLimit, fresh: again, runs: files }: Extract<Job, { kind: 'kill' }>) => {
  fresh.files = new Set(again?.map((file) => fromRoot(file)));
  for (const { file, tests: covering } of files) {
    wanted = new Set(covering);
    mutantSwitch.activeMutant = mutant;
    mutantSwitch.hitCount = 0;
    mutantSwitch.hitLimit = hitLimit;
    if (await isKilledBy(file, again !== null)) return { killedBy: file };
  }
  return { killedBy: null };
};

process.on('message', (job: Job) => {
  const reply = job.kind === 'cover' ? cover(job) : kill(job);
  void reply.then(
    (result) => process.send?.({ ...result, rss: process.memoryUsage().rss }),
    // a file that fails to load: the parent process detects the exit
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({});
