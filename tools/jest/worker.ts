/** A test process: runs the files it receives one after another, in one realm and with one module cache. */
import { readFileSync } from 'node:fs';
import { configureGlobal } from 'fast-check';
import * as circus from 'jest-circus';

import { installBrowserGlobals } from './browser-globals.ts';
import { rememberProperties } from './remember-properties.ts';
import { runFile } from './run-file.ts';
import type { TestConfig } from './run-file.ts';
import { installTestGlobals } from './test-globals.ts';

/**
 * Maximum time in ms that Testing Library waits for a result. Long, because a busy machine takes seconds to load a
 * lazy part for the first time. A wait ends as soon as its condition holds.
 */
const AWAITED_MS = 30_000;
/** React batches updates (`act`) only in files that render with Testing Library's React adapter. */
const RENDERS_BY_TESTING_LIBRARY = /@testing-library\/react'|stage\.fixture'/;

/**
 * Number of runs of each property that does not set its own. The first tier repeats the same runs each time. The
 * second tier generates new ones and prints the seed of a failure.
 */
configureGlobal(process.env['TEST_TIER'] === 'all' ? { numRuns: 10_000 } : { numRuns: 500, seed: 500 });

const isBrowser = process.argv[2] === 'browser';
const config = await new Promise<TestConfig>((resolve) => process.once('message', resolve));

const resetBrowser = isBrowser ? installBrowserGlobals() : null;
const resetTestGlobals = installTestGlobals(isBrowser ? 'browser' : 'node', config.projectConfig);
const react = isBrowser ? await import('@testing-library/react') : null;
if (isBrowser) {
  // adds `CSS.escape` to the globals
  await import('@testing-library/jest-dom/matchers');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: AWAITED_MS });
}
const restoreGlobals = rememberProperties([globalThis, process.env, console]);

const addHooks = (path: string) => (): void => {
  if (react === null) return;
  Reflect.set(
    globalThis,
    'IS_REACT_ACT_ENVIRONMENT',
    RENDERS_BY_TESTING_LIBRARY.test(readFileSync(path, 'utf8')),
  );
  // Testing Library adds this hook itself, but only when it is loaded, that is, only for the first file
  circus.afterEach(() => {
    react.cleanup();
  });
};

const reset = (): void => {
  resetTestGlobals();
  resetBrowser?.();
  restoreGlobals();
};

const run = async (path: string): Promise<void> => {
  const outcome = await runFile(path, config, addHooks(path)).then(
    (result) => ({ result }),
    (error: unknown) => ({
      error:
        error instanceof Error
          ? { message: error.message, stack: error.stack ?? error.message }
          : { message: String(error), stack: String(error) },
    }),
  );
  reset();
  process.send?.({ ...outcome, rss: process.memoryUsage().rss });
};

process.on('message', (path) => void run(String(path)));
process.on('disconnect', () => process.exit(0));
process.send?.({ isReady: true });
