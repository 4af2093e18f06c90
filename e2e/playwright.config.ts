import { defineConfig } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BROWSER_FLAGS, headlessChromium } from '../tools/check/browser.ts';
import { fromRoot } from '../tools/webpack/paths.ts';
import { DATA_DIR, E2E_PORT } from './support/data-dir.ts';

/** Workers and the servers that they start read their modules from one cache. */
process.env['NODE_COMPILE_CACHE'] ??= fromRoot('.cache/compiled');

const PORT = E2E_PORT;
/** Persists between runs: the server compresses only changed builds. */
const COMPRESSED = `${DATA_DIR}/cache/br`;

/** Specs whose tests change releases or stop the server. */
const OWN_SITE_SPECS = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts') && !/^(deploy|blocks)\//.test(file))
  .map((file) => join(import.meta.dirname, file))
  .filter((file) => /-site-test\.ts'/.test(readFileSync(file, 'utf8')));

/** Journeys through the built site in a real browser, in parallel; each test has its own sandbox namespace. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // a retry would hide a race: the cause of a flaky journey must be fixed
  retries: 0,
  // journeys wait more than they compute: four workers use two processors
  workers: 4,
  // `@long` journeys run in the second tier only: npm run test:all
  ...(process.env['TEST_TIER'] === 'all' ? {} : { grepInvert: /@long/ }),
  // only a guard against hanging, for slow or shared machines too: the benches measure speed
  timeout: 240_000,
  // the longest first; few workers if starting shared fixtures takes longer than a test
  projects: [
    { name: 'deploy', testMatch: '**/deploy/*.spec.ts', workers: 1 },
    { name: 'blocks', testMatch: '**/blocks/*.spec.ts', workers: 1 },
    { name: 'own sites', testMatch: OWN_SITE_SPECS, workers: 2 },
    { name: 'site', testIgnore: ['**/deploy/*.spec.ts', '**/blocks/*.spec.ts', ...OWN_SITE_SPECS] },
  ],
  expect: { timeout: 30_000, toHaveScreenshot: { pathTemplate: '{testDir}/looks/baselines/{arg}{ext}' } },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? fromRoot('.cache/e2e-result.json') },
    ],
  ],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    browserName: 'chromium',
    // a service worker would hide requests from the tests; tests of the worker enable it
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // animations take a tenth of the processor time; axe reads colours only when nothing moves
    contextOptions: { reducedMotion: 'reduce' },
    // a trace costs as much as the test itself: `npm run e2e -- --trace on <file>` records one
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessChromium(),
      // a page lives too short for the optimising compilers to pay off, and needs no process of its own to be drawn
      args: [...BROWSER_FLAGS, '--js-flags=--no-maglev --no-turbofan', '--in-process-gpu'],
    },
  },
  webServer: {
    command: `mkdir -p ${COMPRESSED} && find ${DATA_DIR} -mindepth 1 -not -path ${DATA_DIR}/cache -not -path '${COMPRESSED}*' -delete && exec ${process.execPath} tools/serve.ts`,
    cwd: fromRoot(),
    url: `http://localhost:${String(PORT)}/readyz`,
    env: { PORT: String(PORT), DATA_DIR, LOG_LEVEL: 'error' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 240_000,
  },
});
