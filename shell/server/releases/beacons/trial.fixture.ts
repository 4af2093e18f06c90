import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { folderStore, initialise, promote, publish, wordsOf } from '@coinlane/release-ledger';
import type { Result, Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

/** Ledger with a canary: half of the visitors get version 1.1.0, the others 1.0.0. */
export type Trial = {
  readonly store: Store;
  readonly folder: string;
  readonly onClose: (close: () => Promise<void>) => void;
  readonly close: () => Promise<void>;
};

const BY = { by: 'test', reason: 'test' };

const orThrow = async (result: Promise<Result<unknown>>): Promise<void> => {
  const settled = await result;
  if (E.isLeft(settled)) throw new Error(wordsOf(settled.left));
};

const SHELL_FACTS = {
  contract: '0.1.0',
  shared: {},
  singletons: [],
  routes: {},
  events: { produced: {}, consumed: {} },
  firstLoadBytes: { usual: 1000, byRemote: {} },
};

const buildOf = (name: string, version: string) => ({
  schema: 1,
  name,
  version,
  gitSha: 'abc',
  uniqueName: `${name}@${version}`,
  contract: { built: '0.1.0', range: '^0.1.0' },
  events: { produced: {}, consumed: {} },
  needs: {},
  exposes: ['./lifecycle'],
  blocks: [],
  routes: ['/swap'],
  namespace: 'swap',
  locales: ['en'],
  entry: { path: 'browser/entry.js', globalName: 'mfe_swap' },
  preload: { scripts: [], styles: [] },
  server: 'server/server.cjs',
  ...(name === 'shell' ? { shell: { version, ...SHELL_FACTS } } : {}),
});

const writeBuild = async (folder: string, name: string, version: string): Promise<string> => {
  const files: Readonly<Record<string, string>> = {
    'build.json': JSON.stringify(buildOf(name, version)),
    'browser/entry.js': version,
    'locales/en.json': '{}',
    'server/server.cjs': 'exports.render = 1',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
};

/** Publishes both versions and starts the canary. */
export const aTrial = async (remote = 'mfe-swap'): Promise<Trial> => {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  const store = folderStore(join(folder, 'ledger'));
  for (const version of ['1.0.0', '1.1.0'])
    await orThrow(publish(store, await writeBuild(join(folder, version), remote, version), { by: 'test' }));
  await orThrow(initialise(store, 'local', BY));
  await orThrow(promote(store, 'local', { ...BY, remote, version: '1.0.0' }));
  await orThrow(promote(store, 'local', { ...BY, remote, version: '1.1.0', percent: 50 }));
  const closing: (() => Promise<void>)[] = [];
  return {
    store,
    folder,
    onClose: (close) => closing.push(close),
    close: async () => {
      for (const close of closing) await close();
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
};
