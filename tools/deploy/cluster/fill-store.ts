import * as E from 'fp-ts/lib/Either.js';

import { initialise, promoteAll, publish, storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import type { RemoteVersion, Result, Store } from '@coinlane/release-ledger';

import { BUILT_PACKAGES } from '../../build/build-package.ts';
import { readVersion } from '../../build/read-record.ts';
import { fromRoot } from '../../webpack/paths.ts';
import type { ClusterStore } from './start-bucket.ts';

/** Environment of a cluster. */
export const PRODUCTION = 'production';

const BY = 'cluster';

const orThrow = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

/** Opens the store of a cluster with the ledger's library. */
export const openStore = ({ url, variables }: Pick<ClusterStore, 'url' | 'variables'>): Store =>
  orThrow(storeFromUrl(url, variables));

/** Publishes a build. Returns its name and version. */
export const publishBuild = async (store: Store, folder: string): Promise<RemoteVersion> => {
  const { release } = orThrow(await publish(store, folder, { by: BY }));
  return { remote: release.name, version: release.version };
};

/** Promotes versions, all in one revision. Resolves to the revision's number. */
export const promoteBuilds = async (store: Store, remotes: readonly RemoteVersion[]): Promise<number> => {
  const shell = await readVersion(fromRoot('shell/dist/build.json'));
  return orThrow(await promoteAll(store, PRODUCTION, { remotes, by: BY, reason: 'cluster', shell })).revision
    .rev;
};

/** Creates the environment `PRODUCTION`, in which all builds are live. */
export const fillStore = async (store: Store): Promise<readonly RemoteVersion[]> => {
  const remotes: RemoteVersion[] = [];
  for (const name of BUILT_PACKAGES.filter((each) => each !== 'shell'))
    remotes.push(await publishBuild(store, fromRoot(name, 'dist')));
  orThrow(await initialise(store, PRODUCTION, { by: BY, reason: 'cluster' }));
  await promoteBuilds(store, remotes);
  return remotes;
};
