import { join } from 'node:path';

import { folderStore, initialise, promoteAll, publish, wordsOf } from '@coinlane/release-ledger';
import type { LedgerError } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { BUILT_PACKAGES } from '../build/build-package.ts';
import { readVersion } from '../build/read-record.ts';
import { fromRoot } from '../webpack/index.ts';

export type PublishedRemote = { readonly remote: string; readonly version: string; readonly isNew: boolean };

const orWords = <A>(result: E.Either<LedgerError, A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

const shellVersion = (): Promise<string> => readVersion(fromRoot('shell/dist/build.json'));

/** Publishes what the remotes' `dist` folders hold. A version that is there already stays as it is. */
export const publishRemotes = async (
  ledgerFolder: string,
  remotes: readonly string[],
  by: string,
): Promise<PublishedRemote[]> => {
  const store = folderStore(ledgerFolder);
  const published: PublishedRemote[] = [];
  for (const remote of remotes) {
    const { outcome, release } = orWords(await publish(store, fromRoot(remote, 'dist'), { by }));
    published.push({ remote, version: release.version, isNew: outcome === 'published' });
  }
  return published;
};

/** Makes versions live, all in one revision. Gives the revision's number. */
export const promoteRemotes = async (
  ledgerFolder: string,
  env: string,
  remotes: readonly PublishedRemote[],
  { by, reason, shell }: { readonly by: string; readonly reason: string; readonly shell?: string },
): Promise<number> => {
  const store = folderStore(ledgerFolder);
  orWords(await initialise(store, env, { by, reason: 'first start' }));
  const { revision } = orWords(
    await promoteAll(store, env, { remotes, by, reason, ...(shell === undefined ? {} : { shell }) }),
  );
  return revision.rev;
};

/** Everything that is built goes live on this machine: what `npm start` does before it serves. */
export const publishAll = async (
  dataDir: string,
  env: string,
): Promise<{ rev: number; remotes: PublishedRemote[] }> => {
  const ledger = join(dataDir, 'ledger');
  const remotes = await publishRemotes(
    ledger,
    BUILT_PACKAGES.filter((name) => name !== 'shell'),
    'npm start',
  );
  const change = { by: 'npm start', reason: 'local start', shell: await shellVersion() };
  return { rev: await promoteRemotes(ledger, env, remotes, change), remotes };
};
