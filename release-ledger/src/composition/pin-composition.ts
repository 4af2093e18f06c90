import * as E from 'fp-ts/lib/Either.js';

import { readHead, readRevision, runningCanary } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';

/**
 * A pinned composition. `query`: if it is appended to a page's address, it pins the page to the stable version of
 * every remote. `canaries`: running canaries. `?mfe=<remote>@<version>` pins a page to one of them.
 */
export type PinnedComposition = {
  readonly env: string;
  readonly rev: number;
  readonly query: string;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
  readonly canaries: Readonly<Record<string, string>>;
};

/**
 * Returns the composition of a revision (default: the newest), with the override that pins a page to it. Fails
 * like `readHead`, and with `NotFound` if the revision or one of its releases does not exist.
 */
export const pinComposition = (store: Store, env: string, rev?: number): Promise<Result<PinnedComposition>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const wanted = rev ?? head.right.revision.rev;
    const revision = await readRevision(store, env, wanted, head.right.highest);
    if (E.isLeft(revision)) return revision;
    const { shell, remotes } = revision.right;
    for (const [remote, { stable }] of Object.entries(remotes)) {
      const release = await readRelease(store, remote, stable);
      if (E.isLeft(release)) return release;
    }
    const versions = Object.fromEntries(
      Object.entries(remotes).map(([remote, { stable }]) => [remote, stable]),
    );
    const canaries = Object.fromEntries(
      Object.entries(remotes).flatMap(([remote, pin]) => {
        const canary = runningCanary(pin);
        return canary === null ? [] : [[remote, canary.version]];
      }),
    );
    return E.right({
      env,
      rev: wanted,
      query: `?mfe-rev=${String(wanted)}`,
      shell,
      remotes: versions,
      canaries,
    });
  });
