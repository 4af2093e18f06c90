import { mkdirSync, writeFileSync } from 'node:fs';

import { readConfig } from 'jest-config';

import { fromRoot, ROOT } from '../webpack/index.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './instrument.ts';
import { planFor } from './plan.ts';
import type { CoveredFile, Plan } from './plan.ts';
import { packageOf, readRelations } from './relations.ts';
import { createTestProcess } from './test-process.ts';
import type { TestProcess } from './test-process.ts';

/** `left`: not run, because the time was over. */
export type Status = 'killed' | 'timeout' | 'survived' | 'uncovered' | 'ignored' | 'left';
export type MutantResult = Mutant & { readonly status: Status };

type Settings = {
  /** Test processes that run at the same time. */
  readonly processes: number;
  /** Time by `performance.now()` after which no mutant starts. */
  readonly until: number;
  /** Runs one mutant out of this many, as a sample of a large folder. */
  readonly every: number;
};

/** Maximum duration of a test file without mutants, in ms. */
const FILE_LIMIT_MS = 120_000;
/** A mutant can take this multiple of the time of its tests, plus a constant in ms per file that loads. */
const SLOWER = 4;
const LOAD_LIMIT_MS = 5_000;
/** Number of executions of a mutant that indicates an endless loop, as a multiple of those while it is inactive. */
const MORE_PASSES = 100;

const NO_RELATIONS = { importers: [], tests: [], siblings: new Set<string>() };

/** Runs `work` for every item, with one test process per lane. */
const inLanes = async <A>(
  items: readonly A[],
  lanes: readonly TestProcess[],
  work: (item: A, lane: TestProcess) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, lane);
    }),
  );
};

const coverAll = async (
  tests: readonly string[],
  fresh: readonly string[],
  lanes: readonly TestProcess[],
): Promise<readonly CoveredFile[]> => {
  const covered: CoveredFile[] = [];
  await inLanes(tests, lanes, async (file, lane) => {
    const outcome = await lane.cover({ file, fresh }, FILE_LIMIT_MS);
    if (outcome === null) process.stdout.write(`${file} fails without a mutant and is left out\n`);
    else covered.push({ file, ...outcome });
  });
  return covered;
};

const statusOf = async (
  mutant: Mutant,
  plan: Plan | null,
  importers: readonly string[],
  lane: TestProcess,
): Promise<Status> => {
  if (plan === null) return 'uncovered';
  const { isFresh, runs, hits, milliseconds } = plan;
  const outcome = await lane.kill(
    { mutant: mutant.id, fresh: isFresh ? importers : null, runs, hitLimit: hits * MORE_PASSES },
    milliseconds * SLOWER + LOAD_LIMIT_MS * runs.length,
  );
  if (outcome === null) return 'timeout';
  return outcome.killedBy === null ? 'survived' : 'killed';
};

const startProcesses = async (code: object, name: string, count: number): Promise<readonly TestProcess[]> => {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const codeFile = fromRoot('.cache', `mutants-${name}.json`);
  writeFileSync(codeFile, JSON.stringify(code));
  const config = await readConfig({ $0: '', _: [], ci: true }, ROOT);
  return Array.from({ length: count }, () => createTestProcess(config, codeFile));
};

/**
 * Runs the mutants of source files of one package, each against the package's Node tests that execute it. Leaves
 * out tests that fail without a mutant.
 */
export const runMutants = async (
  files: readonly string[],
  { processes, until, every }: Settings,
): Promise<readonly MutantResult[]> => {
  const { importersOf, testsOf } = readRelations();
  const { code, mutants } = await instrument(files);
  const lanes = await startProcesses(code, packageOf(files[0] ?? ''), processes);
  try {
    // without time for mutants, there is no time for the tests either
    const tests = performance.now() > until ? [] : testsOf(files);
    const covered = await coverAll(tests, importersOf(files), lanes);
    const relations = new Map(
      files.map((file) => [
        file,
        {
          importers: importersOf([file]),
          tests: testsOf([file]),
          siblings: new Set(mutants.filter((each) => each.file === file).map(({ id }) => id)),
        },
      ]),
    );
    const results: MutantResult[] = [];
    await inLanes([...mutants.entries()], lanes, async ([index, mutant], lane) => {
      const { importers, tests, siblings } = relations.get(mutant.file) ?? NO_RELATIONS;
      const run = async (isAgain: boolean): Promise<Status> => {
        const target = { mutant: mutant.id, file: mutant.file, siblings };
        const plan = planFor(target, covered, (test) => tests.indexOf(test), isAgain);
        return statusOf(mutant, plan, importers, lane);
      };
      const isLeft = performance.now() > until || index % every !== 0;
      const skipped = mutant.ignored !== null ? 'ignored' : isLeft ? 'left' : null;
      const status = skipped ?? (await run(false));
      results.push({ ...mutant, status: status === 'survived' ? await run(true) : status });
    });
    return results;
  } finally {
    for (const lane of lanes) lane.end();
  }
};
