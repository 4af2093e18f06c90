import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkRemote, pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import { withStoppedCanary } from './canary.ts';
import type { Changed, ChangeRequest } from './change.ts';

/** Stops only the canary with this version. */
export type StopCanaryRequest = ChangeRequest & { readonly remote: string; readonly version: string };

const isOnTrial = (pin: PinnedRemote | null, version: string): pin is PinnedRemote =>
  pin?.canary?.version === version;

/**
 * Sets a canary to 0 %, for a guard that detected failures (`by: 'guard'`). Writes nothing (`unchanged`) if the
 * version is not a running canary, so that any number of servers can call it at once. A `requestId` identifies one
 * decision; a canary that was started again needs a new ID. Fails with `NotFound` (environment), `WordRefused`,
 * `RequestIdReused`, `TooManyWriters`, `LedgerBroken` or `StoreFailed`.
 */
export const stopCanary = (
  store: Store,
  env: string,
  { remote, version, ...request }: StopCanaryRequest,
): Promise<Result<Changed>> =>
  withStore(async () => {
    const name = checkRemote(remote);
    if (E.isLeft(name)) return name;
    return appendRevision(store, env, request, {
      compose: (head: Revision) => {
        const pin = pinOf(head, remote);
        if (!isOnTrial(pin, version)) return E.right(head);
        return E.right({ ...head, remotes: { ...head.remotes, [remote]: withStoppedCanary(pin) } });
      },
      isAnsweredBy: (revision) => {
        const pin = pinOf(revision, remote);
        return isOnTrial(pin, version) && pin.canary?.percent === 0;
      },
    });
  });
