import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { initialise, promote, readHead } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import { publish } from '../publish/index.ts';
import { folderStore, headKey, revisionKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from './a-build.ts';
import type { BuildOptions } from './a-build.ts';
import { unsyncedFiles } from './unsynced-files.ts';

/** Default request. */
export const REQUEST = { by: 'ann', reason: 'a test' } as const;

/** Value of a successful result. Throws the message of a failure. */
export const valueOf = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

/** Message of a failure, or a note that the result is not one. */
export const wordsOfFailure = (result: Result<unknown>): string =>
  E.isLeft(result) ? wordsOf(result.left) : 'it did not fail';

/** Ledger in a temporary folder, with shortcuts that throw on failure. `original`: folder of a ledger to copy. */
export const aLedger = (original: string | null = null) => {
  const folder = temporaryFolder();
  if (original !== null) cpSync(original, folder.path, { recursive: true });
  const root = join(folder.path, 'store');
  const store = folderStore(root, unsyncedFiles);
  let builds = 0;

  const publishVersion = async (name: string, version: string, options: BuildOptions = {}) => {
    builds += 1;
    const build = writeBuild(join(folder.path, `build-${String(builds)}`), { ...options, name, version });
    return valueOf(await publish(store, build, { by: 'ann' }));
  };

  const promoteVersion = async (remote: string, version: string) =>
    valueOf(await promote(store, 'local', { ...REQUEST, remote, version }));

  return {
    folder: folder.path,
    root,
    store,
    remove: folder.remove,
    publishVersion,
    promoteVersion,
    head: async (): Promise<Revision> => valueOf(await readHead(store, 'local')).revision,
    /** Environment `local` whose revisions from 2 on pin mfe-swap at these versions, in order. */
    live: async (...versions: readonly string[]) => {
      valueOf(await initialise(store, 'local', { ...REQUEST, shell: '0.1.0' }));
      for (const version of versions) {
        await publishVersion('mfe-swap', version);
        await promoteVersion('mfe-swap', version);
      }
    },
    /** Overwrites a file of the folder without the ledger. */
    overwrite: (key: string, content: string) => writeFileSync(join(root, key), content),
    copy: (from: string, to: string) => cpSync(join(root, from), join(root, to)),
    delete: (key: string) => rmSync(join(root, key)),
    revisionKey: (rev: number) => revisionKey('local', rev),
    headKey: headKey('local'),
  };
};

export type ALedger = ReturnType<typeof aLedger>;

/** Store with some methods replaced. */
export const storeWith = (store: Store, other: Partial<Store>): Store => ({ ...store, ...other });
