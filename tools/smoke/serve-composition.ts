import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { createShellServer, decodeConfig } from '../../shell/server/index.ts';
import { ledgerSource } from '../../shell/server/releases/remotes/index.ts';
import { fromRoot } from '../webpack/index.ts';
import type { SmokeTask } from './smoke-task.ts';

/** Temporary site that serves one composition. */
export type Composed = { readonly origin: string; readonly stop: () => Promise<void> };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });

/** Serves the composition of a task from its store, with the sandbox as services, until it is stopped. */
export const serveComposition = async (
  { store: address, remotes }: SmokeTask,
  store: Store,
): Promise<Composed> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'smoke-'));
  const port = await freePort();
  const config = decodeConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LEDGER_STORE: address,
    SHELL_DIST: fromRoot('shell/dist'),
    LOG_LEVEL: 'fatal',
    SANDBOX: 'on',
  });
  if (E.isLeft(config)) throw new Error(`the temporary site cannot start: ${config.left.join('; ')}`);
  const composition = {
    revision: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, stable]) => [remote, { stable, previous: [] }]),
    ),
  };
  const source = {
    ...ledgerSource(store, 'smoke'),
    newest: () => Promise.resolve({ composition, problem: null }),
  };
  const server = await createShellServer(config.right, { source });
  await server.start();
  return {
    origin: `http://localhost:${String(port)}`,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
