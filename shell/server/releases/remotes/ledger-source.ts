import { createHash } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';

import {
  fileKey,
  pinComposition,
  readHead,
  readRelease,
  releaseIn,
  revisionKey,
  wordsOf,
} from '@coinlane/release-ledger';
import type { Release as PublishedRelease, Result, Store } from '@coinlane/release-ledger';

import type { Release, ReleaseSource } from './release-source.ts';

const orThrow = <A>(result: Result<A>): A => {
  if (E.isRight(result)) return result.right;
  throw new Error(wordsOf(result.left));
};

const toRelease = (published: PublishedRelease): Release => ({
  name: published.name,
  version: published.version,
  namespace: published.namespace,
  globalName: published.entry.globalName,
  entry: published.entry.path,
  scripts: published.preload.scripts,
  styles: published.preload.styles,
  server: published.server,
  locales: Object.fromEntries(published.locales.map((language) => [language, `locales/${language}.json`])),
  files: published.files,
  ...(published.shell === undefined
    ? {}
    : { shell: { contract: published.contract.range, fonts: published.fonts ?? [] } }),
  ...(published.queries === undefined ? {} : { queries: published.queries }),
  published,
});

/** Verifies a cached release again. Without trusted keys there is nothing to verify. */
const verify = (store: Store, cached: Release): Release => {
  if (store.trusted === undefined) return cached;
  const text = JSON.stringify(cached.published ?? {});
  return toRelease(orThrow(releaseIn(store, cached.name, cached.version, new TextEncoder().encode(text))));
};

/** Source of releases: an environment of the release ledger. */
export const ledgerSource = (store: Store, environment: string): ReleaseSource => ({
  environment,
  newest: async () => {
    const { revision, hash, problem } = orThrow(await readHead(store, environment));
    return {
      composition: { revision: revision.rev, hash, remotes: revision.remotes },
      problem: problem === null ? null : wordsOf(problem),
    };
  },
  hasRevision: async (revision) => (await store.read(revisionKey(environment, revision))) !== null,
  hashOf: async (revision) => {
    const bytes = await store.read(revisionKey(environment, revision));
    return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
  },
  revision: async (rev) => orThrow(await pinComposition(store, environment, rev)).remotes,
  release: async (name, version) => toRelease(orThrow(await readRelease(store, name, version))),
  verify: (cached) => verify(store, cached),
  file: async ({ name, version }, path) => {
    const bytes = await store.read(fileKey(name, version, path));
    if (bytes === null) throw new Error(`${name}@${version} ${path} is missing in the store`);
    return bytes;
  },
});
