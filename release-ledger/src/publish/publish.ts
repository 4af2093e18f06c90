import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkFilled, encodeFile } from '../format/index.ts';
import type { Release } from '../format/index.ts';
import { passGate, releaseProblems } from '../gate/index.ts';
import type { Gate } from '../gate/index.ts';
import { findRelease } from '../releases/index.ts';
import { signRelease } from '../signature/index.ts';
import type { SigningKey } from '../signature/index.ts';
import { releaseKey, removedKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { differingFiles } from './differing-files.ts';
import { readBuildFolder } from './read-build-folder.ts';
import type { ReadBuild } from './read-build-folder.ts';
import { uploadFiles } from './upload.ts';

/** Request to publish. With a `gate`, a build that does not fit the shell is refused, or forced with the `reason`. */
export type PublishRequest = {
  readonly by: string;
  readonly isDryRun?: boolean;
  readonly signingKey?: SigningKey;
  readonly gate?: Gate;
  readonly reason?: string;
  /** Remote that the caller can publish. Absent: any. */
  readonly remote?: string;
};

/** `unchanged`: the same release already existed. `planned`: a dry run, which wrote nothing. */
export type Published = {
  readonly outcome: 'published' | 'unchanged' | 'planned';
  readonly release: Release;
};

/** Null if the version is free. The release if it has the same bytes. Otherwise a failure. */
const compareWithPublished = async (
  store: Store,
  { build, files }: ReadBuild,
): Promise<Result<Release | null>> => {
  const found = await findRelease(store, build.name, build.version);
  if (E.isLeft(found) || found.right === null) return found;
  const differing = differingFiles(found.right, { ...build, files });
  return differing.length === 0
    ? found
    : E.left({
        _tag: 'VersionTaken',
        remote: build.name,
        version: build.version,
        files: differing,
        isFinished: true,
      });
};

/** Refuses to publish a release that readers would not trust. */
const checkSigner = ({ trusted }: Store, signingKey: SigningKey | undefined): Result<null> =>
  trusted === undefined || (signingKey !== undefined && trusted.has(signingKey.id))
    ? E.right(null)
    : E.left({
        _tag: 'WordRefused',
        what: 'signing key',
        word: signingKey?.id ?? 'none',
        expected: `one of the trusted keys ${[...trusted.keys()].join(', ')}`,
      });

const readOwnBuild = async (folder: string, remote: string | undefined): Promise<Result<ReadBuild>> => {
  const read = await readBuildFolder(folder);
  if (E.isLeft(read) || remote === undefined || remote === read.right.build.name) return read;
  const problems = [`build.json is of ${read.right.build.name}, expected ${remote}`];
  return E.left({ _tag: 'BuildRefused', folder, problems });
};

const describeRelease = ({ build, files }: ReadBuild, request: PublishRequest): Result<Release> => {
  const { by, gate, reason = '', signingKey } = request;
  const problems = gate === undefined ? [] : releaseProblems({ ...build, files }, gate.shell);
  const passed = passGate('publish', problems, gate?.isForced === true, reason);
  if (E.isLeft(passed)) return passed;

  const forced = passed.right.length === 0 ? {} : { forced: { reason, problems: passed.right } };
  const publishedAt = new Date(Date.now()).toISOString();
  const release: Release = { ...build, files, publishedAt, by, ...forced };
  return E.right(signingKey === undefined ? release : signRelease(release, signingKey));
};

const checkNotRemoved = async (store: Store, { name, version }: ReadBuild['build']): Promise<Result<null>> =>
  (await store.read(removedKey(name, version))) === null
    ? E.right(null)
    : E.left({ _tag: 'VersionRemoved', remote: name, version });

const writeRelease = async (store: Store, read: ReadBuild, release: Release): Promise<Result<Published>> => {
  const key = releaseKey(release.name, release.version);
  if ((await store.createIfAbsent(key, encodeFile(release))) === 'created') {
    return E.right({ outcome: 'published', release });
  }
  const winner = await compareWithPublished(store, read);
  return E.isLeft(winner) ? winner : E.right({ outcome: 'unchanged', release: winner.right ?? release });
};

/**
 * Publishes a build folder: decodes, hashes, uploads, reads back, and writes `release.json` last. Publishing the
 * same bytes again changes nothing. An interrupted upload is resumed. Fails with `BuildRefused`, `VersionTaken`,
 * `VersionRemoved`, `GateRefused`, `NotFound` (no build in the folder), `WordRefused`, `LedgerBroken` or
 * `StoreFailed`.
 */
export const publish = (
  store: Store,
  buildFolder: string,
  request: PublishRequest,
): Promise<Result<Published>> =>
  withStore(async () => {
    const by = checkFilled('by', request.by);
    if (E.isLeft(by)) return by;
    const signer = checkSigner(store, request.signingKey);
    if (E.isLeft(signer)) return signer;
    const read = await readOwnBuild(buildFolder, request.remote);
    if (E.isLeft(read)) return read;

    const there = await compareWithPublished(store, read.right);
    if (E.isLeft(there)) return there;
    if (there.right !== null) return E.right({ outcome: 'unchanged', release: there.right });
    const free = await checkNotRemoved(store, read.right.build);
    if (E.isLeft(free)) return free;

    const release = describeRelease(read.right, request);
    if (E.isLeft(release)) return release;
    if (request.isDryRun === true) return E.right({ outcome: 'planned', release: release.right });

    const uploaded = await uploadFiles(store, read.right);
    return E.isLeft(uploaded) ? uploaded : writeRelease(store, read.right, release.right);
  });
