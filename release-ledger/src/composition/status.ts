import * as E from 'fp-ts/lib/Either.js';

import { runningRollout } from '../channel/index.ts';
import type { RolloutState, Trial } from '../channel/index.ts';
import type { LedgerError, Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import { publishedVersions } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { resolveComposition } from './resolve-composition.ts';

export type RemoteStatus = {
  readonly remote: string;
  readonly stable: string;
  readonly previous: readonly string[];
  /** Canary with its share of visitors. 0: stopped. */
  readonly canary: Trial | null;
  /** Rollout of the canary, or of the stable version that it made live. */
  readonly rollout: RolloutState | null;
  /** Null if the release cannot be read. */
  readonly publishedAt: string | null;
  readonly gitSha: string | null;
  /** Published versions that are not live, canary or previous. */
  readonly waiting: readonly string[];
};

export type Status = {
  readonly env: string;
  readonly revision: Revision;
  readonly remotes: readonly RemoteStatus[];
  /** Remotes with releases that this environment does not contain. */
  readonly unused: readonly string[];
  readonly problems: readonly LedgerError[];
};

/** Returns the live and pending versions of an environment. Fails like `readHead`. */
export const status = (store: Store, env: string): Promise<Result<Status>> =>
  withStore(async () => {
    const composition = await resolveComposition(store, env);
    if (E.isLeft(composition)) return composition;
    const { revision, remotes: resolved, problems } = composition.right;
    const published = await publishedVersions(store);

    const remotes = Object.entries(revision.remotes).map(([remote, pin]): RemoteStatus => {
      const { stable, previous } = pin;
      const canary =
        pin.canary === undefined ? null : { version: pin.canary.version, percent: pin.canary.percent };
      const release = resolved[remote]?.stable ?? null;
      const waiting = (published.get(remote) ?? []).filter(
        (version) => version !== stable && version !== canary?.version && !previous.includes(version),
      );
      const { publishedAt, gitSha } = release ?? { publishedAt: null, gitSha: null };
      return { remote, stable, previous, canary, rollout: runningRollout(pin), publishedAt, gitSha, waiting };
    });
    const unused = [...published.keys()].filter((remote) => !Object.hasOwn(revision.remotes, remote));
    return E.right({ env, revision, remotes, unused, problems });
  });
