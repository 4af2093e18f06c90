import * as E from 'fp-ts/lib/Either.js';

import { environments, readHead, readRevisions } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { isVersion } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import type { Store } from '../store/index.ts';

/** Every version in a pin, even in unknown fields of newer writers: in case of doubt, a version is kept. */
const versionsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return isVersion(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(versionsIn) : [];
};

const namesIn = ({ remotes }: Revision): readonly string[] =>
  Object.entries(remotes).flatMap(([remote, pin]: [string, PinnedRemote]) =>
    versionsIn(pin).map((version) => `${remote}@${version}`),
  );

/**
 * Every `remote@version` in the newest `keep` revisions of all environments. Fails with `LedgerBroken` if one of
 * them is invalid, because its releases are unknown. Rejects with `StoreFailure`.
 */
export const namedReleases = async (store: Store, keep: number): Promise<Result<ReadonlySet<string>>> => {
  const named = new Set<string>();
  for (const env of await environments(store)) {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const { problem, highest } = head.right;
    if (problem !== null) return E.left(problem);
    const revisions = await readRevisions(store, env, Math.max(1, highest - keep + 1), highest);
    if (E.isLeft(revisions)) return revisions;
    for (const name of revisions.right.flatMap(namesIn)) named.add(name);
  }
  return E.right(named);
};
