import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BY_NAME = `module.exports = class {
  shard(tests) { return tests; }
  sort(tests) { return [...tests].sort((one, other) => one.path.localeCompare(other.path)); }
  allFailedTests(tests) { return tests; }
  cacheResults() {}
};`;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

/** Outcome of one file: its status, its message, and the status of each test by title. */
export type FileOutcome = {
  readonly status: string;
  readonly message: string;
  readonly tests: Readonly<Record<string, string>>;
};

/**
 * Runs test files with this runner, one after another by name, as continuous integration does (`--ci`). Returns the
 * exit code and the outcome of each file.
 */
export const runProject = (files: Readonly<Record<string, string>>) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-runner-')));
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.ts'],
    runner: join(ROOT, 'tools/jest/process-runner.ts'),
    testSequencer: join(folder, 'by-name.cjs'),
    transform: {},
    testTimeout: 60_000,
    cacheDirectory: join(folder, 'cache'),
  };
  try {
    mkdirSync(config.cacheDirectory);
    for (const [path, text] of Object.entries({
      ...files,
      'by-name.cjs': BY_NAME,
      'package.json': '{"type":"module"}',
      'config.json': JSON.stringify(config),
    }))
      writeFileSync(join(folder, path), text);
    const report = join(folder, 'report.json');
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const options = ['--config', join(folder, 'config.json'), '--ci', '--maxWorkers=1'];
    const { status, stderr } = spawnSync(
      process.execPath,
      [jest, ...options, '--json', '--outputFile', report],
      { cwd: folder, encoding: 'utf8' },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const outcomes = testResults.map(({ name, assertionResults, ...rest }): [string, FileOutcome] => [
      basename(name),
      { ...rest, tests: Object.fromEntries(assertionResults.map(({ title, status: of }) => [title, of])) },
    ]);
    return { exitCode: status, output: stderr, outcomes: new Map(outcomes) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
