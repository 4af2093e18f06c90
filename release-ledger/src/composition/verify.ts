import * as E from 'fp-ts/lib/Either.js';

import { readHead, verifyChain } from '../channel/index.ts';
import type { LedgerError, Result } from '../errors/index.ts';
import { sha384Of } from '../format/index.ts';
import type { Release, ReleaseFile } from '../format/index.ts';
import { fileKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { resolveComposition } from './resolve-composition.ts';

/** Numbers of checked items, and all problems. Without problems, the ledger is intact. */
export type Verification = {
  readonly env: string;
  readonly revisions: number;
  readonly releases: number;
  readonly files: number;
  readonly bytes: number;
  readonly problems: readonly LedgerError[];
};

const fileProblem = async (
  store: Store,
  file: string,
  expected: ReleaseFile,
): Promise<LedgerError | null> => {
  const bytes = await store.read(file);
  if (bytes === null) return { _tag: 'LedgerBroken', file, problems: ['the file is missing'] };
  const found = sha384Of(bytes);
  return found === expected.sha384
    ? null
    : {
        _tag: 'LedgerBroken',
        file,
        problems: [
          `its SHA-384 is ${found.slice(0, 12)}…, the release says ${expected.sha384.slice(0, 12)}…`,
        ],
      };
};

const releaseProblems = async (store: Store, release: Release): Promise<readonly LedgerError[]> => {
  const problems: LedgerError[] = [];
  for (const [path, expected] of Object.entries(release.files)) {
    const problem = await fileProblem(store, fileKey(release.name, release.version, path), expected);
    if (problem !== null) problems.push(problem);
  }
  return problems;
};

const sizeOf = (releases: readonly Release[]): { readonly files: number; readonly bytes: number } => {
  const files = releases.flatMap((release) => Object.values(release.files));
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/** The chain check reports an unreadable head. Other failures are returned. */
const liveReleases = async (
  store: Store,
  env: string,
): Promise<{ readonly releases: readonly Release[]; readonly problems: readonly LedgerError[] }> => {
  const composition = await resolveComposition(store, env);
  if (E.isLeft(composition)) return { releases: [], problems: [composition.left] };
  const releases = Object.values(composition.right.remotes).flatMap(({ stable, canary, previous }) =>
    [stable, canary, ...previous].filter((release) => release !== null),
  );
  // a canary can also be a previous version
  const once = [...new Map(releases.map((each) => [`${each.name}@${each.version}`, each])).values()];
  return { releases: once, problems: composition.right.problems };
};

const withoutRepeats = (problems: readonly LedgerError[]): readonly LedgerError[] => {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return seen.has(key) ? false : seen.add(key);
  });
};

/**
 * Checks the whole chain of an environment, and every file of its live, canary and previous releases. Fails with
 * `NotFound` or `WordRefused` for an unknown environment, or `StoreFailed`. `problems` contains everything else.
 */
export const verify = (store: Store, env: string): Promise<Result<Verification>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head) && head.left._tag !== 'LedgerBroken') return head;

    const chain = await verifyChain(store, env);
    const live = await liveReleases(store, env);
    const files = (await Promise.all(live.releases.map((release) => releaseProblems(store, release)))).flat();
    return E.right({
      env,
      revisions: chain.revisions,
      releases: live.releases.length,
      ...sizeOf(live.releases),
      problems: withoutRepeats([...chain.problems, ...live.problems, ...files]),
    });
  });
