import { readFileSync } from 'node:fs';

import { affordable } from './check/affordable.ts';
import { changedFiles, sourceFiles } from './check/changed-files.ts';
import { importersOfAll, importGraph, relatedTests } from './check/import-graph.ts';
import { journeysFor } from './check/journeys.table.ts';
import { lintProject } from './check/lint-project.ts';
import { packageEntries } from './check/package-entries.ts';
import { recordedTimes } from './check/recorded-times.ts';
import { runInLanes } from './check/run-in-lanes.ts';
import { runStep } from './check/run-step.ts';
import { fromRoot } from './webpack/index.ts';

/**
 * `npm run check`: checks the change in at most 90 s. `npm run check -w <remote>`: checks only that remote, in at
 * most 45 s. Prints the steps that ran, and what it leaves to `npm test`.
 */
const UNIT_SECONDS = 30;
const UNIT_SECONDS_ALONE = 20;
/** Maximum number of spec files and folders of journeys. Each takes about 20 s. */
const MOST_JOURNEYS = 2;
const LANES = 2;

type Command = readonly [string, ...string[]];
type Check = { readonly name: string; readonly command: Command; readonly after?: readonly string[] };

const remote = process.argv[2] ?? null;
const node = process.execPath;
const bin = (name: string): string => fromRoot('node_modules/.bin', name);
const script = (name: string): Command => ['npm', 'run', '--silent', name];
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const matching = (pattern: RegExp, files: readonly string[]): readonly string[] =>
  files.filter((file) => pattern.test(file));

const changed = changedFiles();
const inScope = remote === null ? changed : changed.filter((file) => file.startsWith(`${remote}/`));
const sources = sourceFiles();
const texts = new Map(sources.map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
const ownSources = sources.filter((file) => file.startsWith(`${remote ?? ''}/`));
const graph = importGraph({ texts, entries: packageEntries() });

const code = matching(/\.(ts|tsx)$/, inScope);
/** Settings of the checks and of packages. Each of them can break checks of code that did not change. */
const settings = matching(
  /(^|\/)package(-lock)?\.json$|^tsconfig|^\.oxlintrc|^[^/]*\.(mjs|cjs|jsonc)$/,
  inScope,
);
const isForAllCode = code.length > 0 || settings.length > 0;

const when = (condition: boolean, name: string, command: Command): readonly Check[] =>
  condition ? [{ name, command }] : [];

/** Code that can use effector, for which there are ESLint rules. */
const BROWSER_CODE = /^(mfe-[a-z]+|shell|shared-ui)\/src\/.*\.tsx?$/;

/** For a remote: all its files. ESLint has a cache for those that did not change. */
const lintChecks = (): readonly Check[] => {
  const files = remote === null ? code : ownSources;
  const browserCode = matching(BROWSER_CODE, files);
  if (browserCode.length > 0) process.env['LINT_PROJECT'] = lintProject(browserCode, texts);
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location'];
  return [
    ...when(browserCode.length > 0, 'lint: effector', [
      bin('eslint'),
      ...(remote === null ? browserCode : [...cache, `.cache/eslint-${remote}`, `${remote}/src`]),
    ]),
    ...when(files.length > 0, 'lint', [bin('oxlint'), ...(remote === null ? code : [remote])]),
  ];
};

/** Longest first. */
const staticChecks = (): readonly Check[] => {
  const formatted = matching(/\.(ts|tsx|mjs|cjs|json|jsonc|css|yaml|yml)$/, inScope);
  return [
    ...lintChecks(),
    ...when(isForAllCode || remote !== null, 'types', script('types')),
    ...when(isForAllCode && remote === null, 'unused', script('unused')),
    ...when(isForAllCode, 'boundaries', script('deps')),
    ...when(formatted.length > 0, 'format', [bin('oxfmt'), '--check', ...formatted]),
    ...when(matching(/locales\/|\.tsx?$/, inScope).length > 0, 'texts', [
      node,
      fromRoot('tools/i18n-check.ts'),
    ]),
    ...when(matching(/\.(md|tsx?)$/, inScope).length > 0, 'documents', [
      node,
      fromRoot('tools/documents.ts'),
    ]),
    ...when(inScope.length > 0, 'prose', [node, fromRoot('tools/prose.ts'), ...inScope]),
  ];
};

/** Suites related to the change, nearest first. For a single remote, followed by its other suites. */
const suites = (): readonly string[] => {
  const related = relatedTests(graph, inScope);
  if (remote === null) return related;
  const own = matching(/(?<!\.long)\.test\.tsx?$/, ownSources);
  return [...new Set([...related.filter((file) => own.includes(file)), ...own])];
};

const unitCheck = async (): Promise<readonly Check[]> => {
  const { chosen, leftOut } = affordable(
    suites(),
    await recordedTimes(),
    remote === null ? UNIT_SECONDS : UNIT_SECONDS_ALONE,
  );
  if (leftOut > 0) say(`${String(leftOut)} related suites are left to npm test`);
  const jest = fromRoot('node_modules/jest/bin/jest.js');
  return when(chosen.length > 0, `unit: ${String(chosen.length)} suites`, [
    node,
    jest,
    '--ci',
    '--silent',
    '--maxWorkers=1',
    '--runTestsByPath',
    ...chosen,
  ]);
};

const journeyChecks = (): readonly Check[] => {
  if (remote !== null) return [{ name: 'build', command: [node, fromRoot('tools/build.ts'), remote] }];
  const all = journeysFor(inScope, (file) => importersOfAll(graph, [file]));
  const journeys = all.slice(0, MOST_JOURNEYS);
  if (journeys.length === 0) return [];
  if (all.length > journeys.length)
    say(`journeys left to npm test: ${all.slice(journeys.length).join(', ')}`);
  return [
    { name: 'build', command: [node, fromRoot('tools/build.ts'), '--parallel'] },
    {
      name: `e2e: ${journeys.join(', ')}`,
      command: [
        'npm',
        'run',
        '--silent',
        'e2e',
        '--',
        '--reporter=line',
        '--pass-with-no-tests',
        ...journeys.map((path) => `e2e/${path}`),
      ],
      after: ['build'],
    },
  ];
};

const run = async ({ name, command }: Check): Promise<boolean> => {
  const { isGreen, seconds, processorSeconds, output } = await runStep(command, { isLive: false });
  say(
    `${isGreen ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} s of processor time)`,
  );
  if (!isGreen) process.stdout.write(output);
  return isGreen;
};

if (inScope.length === 0 && remote === null) {
  say('nothing changed');
  process.exit(0);
}
if (settings.some((file) => /eslint|oxlint/.test(file))) say('lint of unchanged files is left to npm test');
const results = await runInLanes([...journeyChecks(), ...(await unitCheck()), ...staticChecks()], LANES, run);
process.exit(results.every(Boolean) ? 0 : 1);
