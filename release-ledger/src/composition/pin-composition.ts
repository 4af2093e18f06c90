import * as E from 'fp-ts/lib/Either.js';

import { readHead, readRevision, runningCanary } from '../channel/index.ts';
import type { Result } from '../errors/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';

/**
 * One composition by name: `query` goes behind a page's address and pins it, to the stable version of every remote.
 * `canaries`: what some visitors get instead; a page is pinned to one by `?mfe=<remote>@<version>`.
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
 * The composition of a revision, the newest unless told, as the override that pins a page to it. Fails as `readHead`
 * does, and with `NotFound` where the revision is not there or one of its releases is gone.
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
