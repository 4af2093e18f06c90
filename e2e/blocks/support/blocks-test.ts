import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fromRoot } from '../../../tools/webpack/paths.ts';
import { test as base } from '../../support/browser-test.ts';
import { E2E_PORT } from '../../support/data-dir.ts';
import { startOwnSite } from '../../support/own-site.ts';
import type { OwnSite } from '../../support/own-site.ts';

const FIRST_PORT = E2E_PORT + 20;

/** A site that allows one other origin to show its blocks, and a server of that origin. */
export type ForeignPages = {
  readonly site: OwnSite;
  /** The other server's page with some of the blocks. */
  readonly pageOf: (names: string, more?: string) => string;
};

const untilListening = (child: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the other server ended with ${String(code)}`)));
  });

const startOther = async (port: number, siteOrigin: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-other-'));
  const child = spawn(process.execPath, [fromRoot('sandbox-api/src/main.ts')], {
    cwd: fromRoot(),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SITE_ORIGIN: siteOrigin },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await untilListening(child);
  return {
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A test on a page of another origin. */
export const test = base.extend<object, { readonly foreign: ForeignPages }>({
  foreign: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const port = FIRST_PORT + 2 * parallelIndex;
      const other = `http://127.0.0.1:${String(port + 1)}`;
      const site = await startOwnSite(port, { variables: { BLOCK_ORIGINS: other } });
      const server = await startOther(port + 1, site.origin).catch(async (error: unknown) => {
        await site.stop();
        throw error;
      });
      await use({
        site,
        pageOf: (names, more = '') => `${other}/sandbox/samples/blocks?only=${names}${more}`,
      });
      await server.stop();
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
