import { setTimeout as wait } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Release } from '../format/index.ts';
import { findRelease, publishedVersions } from '../releases/index.ts';
import { fileKey, releaseKey, removedKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { namedReleases } from './named-releases.ts';

/** `keep`: how many of the newest revisions of each environment count. Younger releases than `minAgeMs` stay. */
export type GarbageRequest = {
  readonly keep: number;
  readonly minAgeMs?: number;
  /** How long a promote that was under way is waited for. */
  readonly settleMs?: number;
  readonly isDryRun?: boolean;
};

export type RemovedRelease = {
  readonly remote: string;
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
};

/** `planned`: a dry run. `spared`: promoted in the very moment, and put back. */
export type Garbage = {
  readonly outcome: 'removed' | 'planned';
  readonly removed: readonly RemovedRelease[];
  readonly spared: readonly string[];
  /** Finished releases that stay. */
  readonly kept: number;
};

type Doomed = { readonly name: string; readonly release: Release; readonly bytes: Uint8Array };

const MIN_AGE_MS = 48 * 3_600_000;
const SETTLE_MS = 2_000;

const extentOf = ({ release }: Doomed): RemovedRelease => {
  const files = Object.values(release.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, files: files.length, bytes };
};

const isOld = ({ publishedAt }: Release, minAgeMs: number): boolean =>
  Date.now() - Date.parse(publishedAt) >= minAgeMs;

/** What nobody names and is old enough; a release that cannot be read is left for a person to look at. */
const findDoomed = async (
  store: Store,
  named: ReadonlySet<string>,
  minAgeMs: number,
): Promise<{ readonly doomed: readonly Doomed[]; readonly finished: number }> => {
  const doomed: Doomed[] = [];
  const all = [...(await publishedVersions(store))].flatMap(([remote, versions]) =>
    versions.map((version) => ({ remote, version, name: `${remote}@${version}` })),
  );
  for (const { remote, version, name } of all.filter((each) => !named.has(each.name))) {
    const release = await findRelease(store, remote, version);
    const bytes = await store.read(releaseKey(remote, version));
    if (E.isLeft(release) || release.right === null || bytes === null) continue;
    if (isOld(release.right, minAgeMs)) doomed.push({ name, release: release.right, bytes });
  }
  return { doomed, finished: all.length };
};

/** First the mark that keeps the version from coming back, then what makes the release visible. */
const hide = async (store: Store, { release: { name, version }, bytes }: Doomed): Promise<void> => {
  await store.createIfAbsent(removedKey(name, version), bytes);
  await store.remove(releaseKey(name, version));
};

const putBack = async (store: Store, { release: { name, version }, bytes }: Doomed): Promise<void> => {
  await store.createIfAbsent(releaseKey(name, version), bytes);
  await store.remove(removedKey(name, version));
};

/** Files of every release that is marked and hidden, those of a run that was cut off included. */
const removeFiles = async (store: Store): Promise<void> => {
  const finished = await publishedVersions(store);
  for (const mark of await store.list('removed/')) {
    const [, remote = '', version = ''] = /^removed\/([^/]+)\/([^/]+)\.json$/.exec(mark) ?? [];
    if (remote === '' || finished.get(remote)?.includes(version) === true) continue;
    for (const key of await store.list(fileKey(remote, version, ''))) await store.remove(key);
  }
};

const removeAll = async (
  store: Store,
  doomed: readonly Doomed[],
  { keep, settleMs = SETTLE_MS }: GarbageRequest,
): Promise<Result<readonly Doomed[]>> => {
  for (const each of doomed) await hide(store, each);
  if (doomed.length > 0) await wait(settleMs);
  const named = await namedReleases(store, keep);
  const isSpared = ({ name }: Doomed): boolean => E.isLeft(named) || named.right.has(name);
  const spared = doomed.filter(isSpared);
  for (const each of spared) await putBack(store, each);
  if (E.isLeft(named)) return named;
  await removeFiles(store);
  return E.right(spared);
};

/**
 * Removes releases that none of the newest `keep` revisions of any environment names, live or remembered, and that
 * are old enough (48 hours unless told). A promote at the same moment wins. What is removed never comes back under its
 * version. Fails with `WordRefused`, `LedgerBroken` where a revision that counts cannot be trusted, or `StoreFailed`.
 */
export const collectGarbage = (store: Store, request: GarbageRequest): Promise<Result<Garbage>> =>
  withStore(async () => {
    const { keep, minAgeMs = MIN_AGE_MS } = request;
    if (!Number.isSafeInteger(keep) || keep < 1)
      return E.left({ _tag: 'WordRefused', what: 'keep', word: String(keep), expected: 'a number from 1' });
    const named = await namedReleases(store, keep);
    if (E.isLeft(named)) return named;

    const { doomed, finished } = await findDoomed(store, named.right, minAgeMs);
    if (request.isDryRun === true) {
      const kept = finished - doomed.length;
      return E.right({ outcome: 'planned', removed: doomed.map(extentOf), spared: [], kept });
    }
    const spared = await removeAll(store, doomed, request);
    if (E.isLeft(spared)) return spared;
    const removed = doomed.filter((each) => !spared.right.includes(each));
    return E.right({
      outcome: 'removed',
      removed: removed.map(extentOf),
      spared: spared.right.map(({ name }) => name),
      kept: finished - removed.length,
    });
  });
