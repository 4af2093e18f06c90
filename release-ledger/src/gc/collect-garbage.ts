import { setTimeout as wait } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Release } from '../format/index.ts';
import { findRelease, publishedVersions } from '../releases/index.ts';
import { fileKey, releaseKey, removedKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { namedReleases } from './named-releases.ts';

/**
 * `keep`: number of newest revisions per environment whose releases stay. Releases younger than `minAgeMs` also stay.
 */
export type GarbageRequest = {
  readonly keep: number;
  readonly minAgeMs?: number;
  /** Time to wait for a promote that is in progress. */
  readonly settleMs?: number;
  readonly isDryRun?: boolean;
};

export type RemovedRelease = {
  readonly remote: string;
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
};

/** `planned`: a dry run. `spared`: promoted at the same moment, and restored. */
export type Garbage = {
  readonly outcome: 'removed' | 'planned';
  readonly removed: readonly RemovedRelease[];
  readonly spared: readonly string[];
  /** Number of releases that stay. */
  readonly kept: number;
};

type Removable = { readonly name: string; readonly release: Release; readonly bytes: Uint8Array };

const MIN_AGE_MS = 48 * 3_600_000;
const SETTLE_MS = 2_000;

const extentOf = ({ release }: Removable): RemovedRelease => {
  const files = Object.values(release.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { remote: release.name, version: release.version, files: files.length, bytes };
};

const isOld = ({ publishedAt }: Release, minAgeMs: number): boolean =>
  Date.now() - Date.parse(publishedAt) >= minAgeMs;

/** Old releases that are in no revision. Leaves an unreadable release to an operator. */
const findRemovable = async (
  store: Store,
  named: ReadonlySet<string>,
  minAgeMs: number,
): Promise<{ readonly removable: readonly Removable[]; readonly finished: number }> => {
  const removable: Removable[] = [];
  const all = [...(await publishedVersions(store))].flatMap(([remote, versions]) =>
    versions.map((version) => ({ remote, version, name: `${remote}@${version}` })),
  );
  for (const { remote, version, name } of all.filter((each) => !named.has(each.name))) {
    const release = await findRelease(store, remote, version);
    const bytes = await store.read(releaseKey(remote, version));
    if (E.isLeft(release) || release.right === null || bytes === null) continue;
    if (isOld(release.right, minAgeMs)) removable.push({ name, release: release.right, bytes });
  }
  return { removable, finished: all.length };
};

/** First creates the mark that blocks the version, then deletes the file that makes the release visible. */
const hide = async (store: Store, { release: { name, version }, bytes }: Removable): Promise<void> => {
  await store.createIfAbsent(removedKey(name, version), bytes);
  await store.remove(releaseKey(name, version));
};

const putBack = async (store: Store, { release: { name, version }, bytes }: Removable): Promise<void> => {
  await store.createIfAbsent(releaseKey(name, version), bytes);
  await store.remove(removedKey(name, version));
};

/** Deletes the files of every marked and hidden release, including those of an interrupted run. */
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
  removable: readonly Removable[],
  { keep, settleMs = SETTLE_MS }: GarbageRequest,
): Promise<Result<readonly Removable[]>> => {
  for (const each of removable) await hide(store, each);
  if (removable.length > 0) await wait(settleMs);
  const named = await namedReleases(store, keep);
  const isSpared = ({ name }: Removable): boolean => E.isLeft(named) || named.right.has(name);
  const spared = removable.filter(isSpared);
  for (const each of spared) await putBack(store, each);
  if (E.isLeft(named)) return named;
  await removeFiles(store);
  return E.right(spared);
};

/**
 * Removes releases that are not in the newest `keep` revisions of any environment and are old enough (default 48
 * hours). A concurrent promote takes precedence. A removed version can never be published again. Fails with
 * `WordRefused`, with `LedgerBroken` if one of these revisions is invalid, or with `StoreFailed`.
 */
export const collectGarbage = (store: Store, request: GarbageRequest): Promise<Result<Garbage>> =>
  withStore(async () => {
    const { keep, minAgeMs = MIN_AGE_MS } = request;
    if (!Number.isSafeInteger(keep) || keep < 1)
      return E.left({ _tag: 'WordRefused', what: 'keep', word: String(keep), expected: 'a number from 1' });
    const named = await namedReleases(store, keep);
    if (E.isLeft(named)) return named;

    const { removable, finished } = await findRemovable(store, named.right, minAgeMs);
    if (request.isDryRun === true) {
      const kept = finished - removable.length;
      return E.right({ outcome: 'planned', removed: removable.map(extentOf), spared: [], kept });
    }
    const spared = await removeAll(store, removable, request);
    if (E.isLeft(spared)) return spared;
    const removed = removable.filter((each) => !spared.right.includes(each));
    return E.right({
      outcome: 'removed',
      removed: removed.map(extentOf),
      spared: spared.right.map(({ name }) => name),
      kept: finished - removed.length,
    });
  });
