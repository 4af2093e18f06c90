import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { sourceFiles } from './check/changed-files.ts';
import { packageOf } from './mutants/relations.ts';
import { countsOf, LOWEST_SCORE, scoreOf, survivorsOf } from './mutants/report.ts';
import { runMutants } from './mutants/run-mutants.ts';
import type { MutantResult } from './mutants/run-mutants.ts';
import { filesBelow, filesOfNight } from './mutants/scope.ts';
import { fromRoot, ROOT } from './webpack/index.ts';

/**
 * `npm run mutants -- <folder or file> …`: changes the code in many small ways, and reports changes that no test
 * of the package detects. `--nightly`: the files of this night, for at most 15 minutes. `--processes=1` uses one
 * processor, `--every=5` runs a fifth of the mutants. The exit code is 1 if the score is below 90 %.
 */
const NIGHTLY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

const args = process.argv.slice(2);
const isNightly = args.includes('--nightly');
const numberOf = (name: string, otherwise: number): number =>
  Number(args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const processes = numberOf('processes', availableParallelism());
const every = numberOf('every', 1);

const changedToday = (): readonly string[] =>
  spawnSync('git', ['log', '--since=25.hours', '--name-only', '--pretty=format:'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout.split('\n');

const folders = args.filter((each) => !each.startsWith('--'));
const files = isNightly
  ? filesOfNight(sourceFiles(), changedToday(), Math.floor(Date.now() / DAY_MS))
  : filesBelow(folders, sourceFiles());
const until = isNightly ? performance.now() + NIGHTLY_MS : Infinity;

const all: MutantResult[] = [];
for (const home of new Set(files.map(packageOf))) {
  const results = await runMutants(
    files.filter((file) => packageOf(file) === home),
    { processes, until, every },
  );
  all.push(...results);
  for (const line of survivorsOf(results)) process.stdout.write(`${line}\n`);
  process.stdout.write(`${home}: ${scoreOf(results).toFixed(1)} % (${countsOf(results)})\n`);
}
mkdirSync(fromRoot('.cache'), { recursive: true });
writeFileSync(fromRoot('.cache/mutants.json'), JSON.stringify(all));

const score = scoreOf(all);
process.stdout.write(
  `${score.toFixed(1)} % of ${String(all.length)} mutants in ${String(files.length)} files\n`,
);
if (files.length === 0) process.stderr.write('usage: npm run mutants -- <folder or file> …\n');
process.exitCode = score < LOWEST_SCORE || files.length === 0 ? 1 : 0;
