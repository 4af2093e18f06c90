import { readFileSync } from 'node:fs';

import { affordable } from './check/affordable.ts';
import { changedFiles, sourceFiles } from './check/changed-files.ts';
import { importersOfAll, importGraph, relatedTests } from './check/import-graph.ts';
import { journeysFor } from './check/journeys.table.ts';
import { packageEntries } from './check/package-entries.ts';
import { jestResults, readResult } from './check/results.ts';
import { runStep } from './check/run-step.ts';
import { fromRoot, ROOT } from './webpack/index.ts';

/**
 * `npm run check`: checks the change, in 90 s at most. `npm run check -w <remote>`: checks that remote alone, in 45 s
 * at most. Prints the steps that ran and those left to `npm test`.
 */
const UNIT_SECONDS = 40;
const UNIT_SECONDS_ALONE = 25;

type Command = readonly [string, ...string[]];
type Check = { readonly name: string; readonly command: Command };

const remote = process.argv[2] ?? null;
const node = process.execPath;
const bin = (name: string): string => fromRoot('node_modules/.bin', name);
const matching = (pattern: RegExp, files: readonly string[]): readonly string[] =>
  files.filter((file) => pattern.test(file));

const changed = changedFiles();
const inScope = remote === null ? changed : changed.filter((file) => file.startsWith(`${remote}/`));
const sources = sourceFiles();

const graph = importGraph({
  texts: new Map(sources.map((file) => [file, readFileSync(fromRoot(file), 'utf8')])),
  entries: packageEntries(),
});

/** Suites related to the change, the nearest first. For a single remote, followed by all its other suites. */
const suites = (): readonly string[] => {
  const related = relatedTests(graph, inScope);
  if (remote === null) return related;
  const own = matching(/(?<!\.long)\.test\.tsx?$/, sources).filter((file) => file.startsWith(`${remote}/`));
  return [...new Set([...related.filter((file) => own.includes(file)), ...own])];
};

const when = (condition: boolean, name: string, command: Command): readonly Check[] =>
  condition ? [{ name, command }] : [];

const staticChecks = (): readonly Check[] => {
  const code = matching(/\.(ts|tsx)$/, inScope);
  const formatted = matching(/\.(ts|tsx|mjs|cjs|json|css)$/, inScope);
  const hasCode = code.length > 0 || remote !== null;
  return [
    ...when(hasCode, 'types', ['npm', 'run', '--silent', 'types']),
    ...when(hasCode, 'lint', [
      bin('eslint'),
      '--cache',
      '--cache-location',
      '.cache/eslint',
      '--cache-strategy',
      'content',
      '--no-warn-ignored',
      ...(remote === null ? code : [remote]),
    ]),
    ...when(formatted.length > 0, 'format', [
      bin('prettier'),
      '--check',
      '--log-level',
      'warn',
      ...formatted,
    ]),
    ...when(code.length > 0, 'boundaries', ['npm', 'run', '--silent', 'deps']),
    ...when(code.length > 0 && remote === null, 'unused', ['npm', 'run', '--silent', 'unused']),
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

const unitCheck = (times: Parameters<typeof affordable>[1]): readonly Check[] => {
  const { chosen, leftOut } = affordable(
    suites(),
    times,
    remote === null ? UNIT_SECONDS : UNIT_SECONDS_ALONE,
  );
  if (leftOut > 0) process.stdout.write(`${String(leftOut)} related suites are left to npm test\n`);
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
  const journeys = journeysFor(inScope, (file) => importersOfAll(graph, [file]));
  if (journeys.length === 0) return [];
  return [
    { name: 'build', command: [node, fromRoot('tools/build.ts')] },
    {
      name: `e2e: ${journeys.join(', ')}`,
      command: [
        bin('playwright'),
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--reporter=line',
        ...journeys.map((path) => `e2e/${path}`),
      ],
    },
  ];
};

let failed = 0;
const run = async (checks: readonly Check[]): Promise<void> => {
  for (const { name, command } of checks) {
    const { isGreen, seconds, output } = await runStep(command, { isLive: false });
    if (!isGreen) failed += 1;
    process.stdout.write(`${isGreen ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)\n`);
    if (!isGreen) process.stdout.write(output);
  }
};

if (inScope.length === 0 && remote === null) {
  process.stdout.write('nothing changed\n');
  process.exit(0);
}
const times = jestResults(await readResult(fromRoot('.cache/jest-result.json')), ROOT)?.limited ?? [];
await Promise.all([run([...staticChecks(), ...unitCheck(times)]), run(journeyChecks())]);
process.exit(failed === 0 ? 0 : 1);
