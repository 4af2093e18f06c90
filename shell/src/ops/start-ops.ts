import { allSettled, fork, scopeBind } from 'effector';
import type { Scope } from 'effector';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { orThrow } from '@coinlane/shared-contracts/api';

import { checkChange, fetchHistory, fetchStatus, sendChange, signIn, signOut } from './api/ledger-calls';
import type { LedgerPort } from './api/ledger-port';
import { createLiveFeed } from './api/live-feed';
import type { FeedSource } from './api/live-feed';
import type { FeedState } from './domain/connection.rule';
import { opsModel } from './model/create-ops-model';

/** What the operators' page needs of its surroundings. */
export type OpsPorts = {
  readonly ledger: LedgerPort;
  readonly openFeed: () => FeedSource;
  readonly now: () => number;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly newRequestId: () => string;
};

const { session, live, history, change } = opsModel;
const TICK_MS = 1000;
const PAUSE_MS = 700;

const feedOf = (ports: OpsPorts, scope: () => Scope) =>
  createLiveFeed({
    open: ports.openFeed,
    later: ports.later,
    onState: (state: FeedState) => void allSettled(live.feedChanged, { scope: scope(), params: state }),
    onRevision: () => void allSettled(live.revisionHeard, { scope: scope() }),
    onHealth: (value) =>
      void allSettled(live.healthHeard, { scope: scope(), params: { value, atMs: ports.now() } }),
  });

const scopeOf = (ports: OpsPorts, feed: ReturnType<typeof feedOf>): Scope => {
  const { ledger, now } = ports;
  return fork({
    handlers: [
      [
        session.signInFx,
        (token: string) =>
          orThrow(
            pipe(
              signIn(ledger)(token),
              TE.mapLeft((failure) => ({ failure, nowMs: now() })),
            ),
          ),
      ],
      [session.signOutFx, () => orThrow(signOut(ledger))],
      [
        live.fetchStatusFx,
        () =>
          orThrow(
            pipe(
              fetchStatus(ledger),
              TE.map((value) => ({ value, atMs: now() })),
            ),
          ),
      ],
      [live.openFeedFx, feed.open],
      [live.closeFeedFx, feed.close],
      [history.fetchHistoryFx, () => orThrow(fetchHistory(ledger))],
      [change.makeRequestIdFx, ports.newRequestId],
      [
        change.checkFx,
        (order: Parameters<ReturnType<typeof checkChange>>[0]) => orThrow(checkChange(ledger)(order)),
      ],
      [
        change.sendFx,
        (order: Parameters<ReturnType<typeof sendChange>>[0]) => orThrow(sendChange(ledger)(order)),
      ],
      [
        change.pauseFx,
        (attempt: number) =>
          new Promise<void>((resolve) => {
            ports.later(PAUSE_MS * attempt, resolve);
          }),
      ],
    ],
  });
};

/** The composition root: a scope whose ports are bound, opened, with its clock running. `stop` ends all of it. */
export const startOps = (ports: OpsPorts): { readonly scope: Scope; readonly stop: () => void } => {
  const feed = feedOf(ports, () => scope);
  const scope = scopeOf(ports, feed);
  const tick = scopeBind(live.ticked, { scope });
  let cancel = (): void => undefined;
  const run = (): void => {
    tick(ports.now());
    cancel = ports.later(TICK_MS, run);
  };
  run();
  void allSettled(opsModel.opened, { scope });
  return {
    scope,
    stop: () => {
      cancel();
      void allSettled(opsModel.left, { scope });
    },
  };
};
