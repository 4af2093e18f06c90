import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { pinOf, PREVIOUS_KEPT } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import type { Gate } from '../gate/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import type { Changed, ChangeRequest, Composition } from './change.ts';
import { gateComposition } from './gate-composition.ts';
import { readHead } from './read-head.ts';

export type RemoteVersion = { readonly remote: string; readonly version: string };

/**
 * `shell`: the shell's version, recorded with the composition; left out, it stays. `gate`: refuse what makes the
 * composition fit worse than it does, or write it down with the reason when forced.
 */
type Promotion = ChangeRequest & { readonly shell?: string; readonly gate?: Gate };

export type PromoteAllRequest = Promotion & { readonly remotes: readonly RemoteVersion[] };

export type PromoteRequest = Promotion & RemoteVersion;

/** The version goes live; the one it replaces comes first among the previous, each once, five at most. */
const pinned = (pin: PinnedRemote | null, version: string): PinnedRemote => {
  if (pin === null) return { stable: version, previous: [] };
  if (pin.stable === version) return pin;
  const previous = [pin.stable, ...pin.previous].filter((earlier) => earlier !== version);
  return { ...pin, stable: version, previous: [...new Set(previous)].slice(0, PREVIOUS_KEPT) };
};

const composeWith = (head: Revision, { remotes, shell }: PromoteAllRequest): Composition => ({
  ...head,
  shell: shell ?? head.shell,
  remotes: {
    ...head.remotes,
    ...Object.fromEntries(
      remotes.map(({ remote, version }) => [remote, pinned(pinOf(head, remote), version)]),
    ),
  },
});

/** Makes several published versions live in one revision. Fails as `promote` does. */
export const promoteAll = (store: Store, env: string, request: PromoteAllRequest): Promise<Result<Changed>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    for (const { remote, version } of request.remotes) {
      const release = await readRelease(store, remote, version);
      if (E.isLeft(release)) return release;
    }
    return appendRevision(store, env, request, {
      compose: (revision) => gateComposition(store, revision, composeWith(revision, request), request),
      isAnsweredBy: (revision) =>
        request.remotes.every(({ remote, version }) => pinOf(revision, remote)?.stable === version),
    });
  });

/**
 * Makes a published version live (architecture §4). The version that is live already makes no revision. Fails with
 * `NotFound` listing the known environments, remotes or versions, `GateRefused`, `RevisionMoved`, `RequestIdReused`,
 * `TooManyWriters`, `WordRefused`, `LedgerBroken` or `StoreFailed`.
 */
export const promote = (
  store: Store,
  env: string,
  { remote, version, ...request }: PromoteRequest,
): Promise<Result<Changed>> => promoteAll(store, env, { ...request, remotes: [{ remote, version }] });
