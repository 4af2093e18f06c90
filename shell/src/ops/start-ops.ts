import { allSettled, fork, scopeBind } from 'effector';
import type { Scope } from 'effector';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';

import {
  checkChange,
  fetchHealth,
  fetchHistory,
  fetchHolder,
  fetchProviders,
  fetchStatus,
  sendChange,
  signIn,
  signOut,
  switchProvider,
} from './api/ledger-calls';
import type { LedgerPort } from './api/ledger-port';
import { createLiveFeed } from './api/live-feed';
import type { FeedSource } from './api/live-feed';
import type { OpsFailure } from './domain/failure';
import { opsModel } from './model/create-ops-model';
import type { ChangeOrder, Pause } from './model/change-steps';
import type { ProviderSwitch } from './model/create-providers-model';

/** Dependencies of the operators' page. */
export type OpsPorts = {
  readonly ledger: LedgerPort;
  readonly openFeed: () => FeedSource;
  readonly now: () => number;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly newRequestId: () => string;
};

const { session, live, history, change, providers } = opsModel;
const TICK_MS = 1000;
const PAUSE_MS = 700;

const feedOf = (ports: OpsPorts, scope: () => Scope) =>
  createLiveFeed({
    open: ports.openFeed,
    later: ports.later,
    onState: (state) => void allSettled(live.feedChanged, { scope: scope(), params: state }),
    onRevision: () => void allSettled(live.revisionHeard, { scope: scope() }),
    onHealth: (value) =>
      void allSettled(live.healthHeard, { scope: scope(), params: { value, atMs: ports.now() } }),
  });

const scopeOf = (ports: OpsPorts, feed: ReturnType<typeof feedOf>): Scope => {
  const { ledger, now, later } = ports;
  const dated = <A>(answer: TE.TaskEither<OpsFailure, A>) =>
    toPromise(
      pipe(
        answer,
        TE.map((value) => ({ value, atMs: now() })),
      ),
    );
  const dateRefusal = (failure: OpsFailure) => ({ failure, nowMs: now() });
  return fork({
    handlers: [
      [session.fetchHolderFx, () => toPromise(fetchHolder(ledger))],
      [session.signInFx, (token: string) => toPromise(pipe(signIn(ledger)(token), TE.mapLeft(dateRefusal)))],
      [session.signOutFx, () => toPromise(signOut(ledger))],
      [live.fetchStatusFx, () => dated(fetchStatus(ledger))],
      [live.fetchHealthFx, () => dated(fetchHealth(ledger))],
      [live.openFeedFx, feed.open],
      [live.closeFeedFx, feed.close],
      [history.fetchHistoryFx, () => toPromise(fetchHistory(ledger))],
      [providers.fetchProvidersFx, () => toPromise(fetchProviders(ledger))],
      [providers.switchProviderFx, (order: ProviderSwitch) => toPromise(switchProvider(ledger)(order))],
      [change.makeRequestIdFx, ports.newRequestId],
      [change.checkFx, (order: ChangeOrder) => toPromise(checkChange(ledger)(order))],
      [change.sendFx, (order: ChangeOrder) => toPromise(sendChange(ledger)(order))],
      [
        change.pauseFx,
        ({ attempt }: Pause) =>
          new Promise<void>((resolve) => {
            later(PAUSE_MS * attempt, resolve);
          }),
      ],
    ],
  });
};

/** Composition root: creates a scope with bound ports, and starts its clock. `stop` ends both. */
export const startOps = (ports: OpsPorts): { readonly scope: Scope; readonly stop: () => void } => {
  const feed = feedOf(ports, () => scope);
  const scope = scopeOf(ports, feed);
  const tick = scopeBind(opsModel.ticked, { scope });
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
