import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkRemote, checkVersion } from '../format/index.ts';
import type { Release } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { findRelease } from './find-release.ts';
import { publishedVersions } from './published-versions.ts';

const notFound = async (store: Store, remote: string, version: string): Promise<LedgerError> => {
  const published = await publishedVersions(store);
  const versions = published.get(remote);
  return versions === undefined
    ? {
        _tag: 'NotFound',
        what: 'remote',
        word: remote,
        where: 'the published releases',
        known: [...published.keys()],
      }
    : {
        _tag: 'NotFound',
        what: 'version',
        word: version,
        where: `the releases of ${remote}`,
        known: versions,
      };
};

/**
 * Returns a published release. Fails with `NotFound` (which lists the existing ones), `WordRefused`,
 * `LedgerBroken` or `StoreFailed`.
 */
export const readRelease = (store: Store, remote: string, version: string): Promise<Result<Release>> =>
  withStore(async () => {
    const name = checkRemote(remote);
    if (E.isLeft(name)) return name;
    const word = checkVersion(version);
    if (E.isLeft(word)) return word;

    const found = await findRelease(store, remote, version);
    if (E.isLeft(found)) return found;
    return found.right === null ? E.left(await notFound(store, remote, version)) : E.right(found.right);
  });
