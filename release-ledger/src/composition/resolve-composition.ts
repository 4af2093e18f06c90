import * as E from 'fp-ts/lib/Either.js';

import { readHead } from '../channel/index.ts';
import type { LedgerError, Result } from '../errors/index.ts';
import type { PinnedRemote, Release, Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';

/**
 * Releases of a remote. `stable`: null if its release cannot be read. `problems` of the composition contains the
 * reason. `canary`: running or stopped. Null: no readable canary.
 */
export type ResolvedRemote = {
  readonly stable: Release | null;
  readonly canary: Release | null;
  readonly previous: readonly Release[];
};

/** Head revision with all releases in it, decoded. */
export type ResolvedComposition = {
  readonly env: string;
  readonly revision: Revision;
  /** SHA-256 of the revision's file. */
  readonly hash: string;
  readonly remotes: Readonly<Record<string, ResolvedRemote>>;
  /** Newer revisions that were refused, and unreadable releases. Empty if all are valid. */
  readonly problems: readonly LedgerError[];
};

const valueOf = (read: Result<Release> | null): Release | null =>
  read !== null && E.isRight(read) ? read.right : null;

const resolveRemote = async (
  store: Store,
  remote: string,
  { stable, canary, previous }: PinnedRemote,
): Promise<{ readonly resolved: ResolvedRemote; readonly problems: readonly LedgerError[] }> => {
  const read = (version: string) => readRelease(store, remote, version);
  const [live, onTrial, earlier] = await Promise.all([
    read(stable),
    canary === undefined ? null : read(canary.version),
    Promise.all(previous.map(read)),
  ]);
  const problems = [live, onTrial, ...earlier].flatMap((found) =>
    found !== null && E.isLeft(found) ? [found.left] : [],
  );
  const resolved = {
    stable: valueOf(live),
    canary: valueOf(onTrial),
    previous: earlier.flatMap((found) => valueOf(found) ?? []),
  };
  return { resolved, problems };
};

/**
 * Returns the composition that an environment serves: the head revision, and the stable, canary and previous releases
 * of each remote. An unreadable release is reported in `problems` and does not affect others. Fails like `readHead`.
 */
export const resolveComposition = (store: Store, env: string): Promise<Result<ResolvedComposition>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const { revision, hash, problem } = head.right;
    const resolved = await Promise.all(
      Object.entries(revision.remotes).map(async ([remote, pin]) => ({
        remote,
        ...(await resolveRemote(store, remote, pin)),
      })),
    );
    const problems = [...(problem === null ? [] : [problem]), ...resolved.flatMap((each) => each.problems)];
    const remotes = Object.fromEntries(resolved.map((each) => [each.remote, each.resolved]));
    return E.right({ env, revision, hash, remotes, problems });
  });
