import { combine, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { OpsFailure } from '../domain/failure';
import { isOperator } from '../domain/holder.rule';
import { createChangeModel } from './create-change-model';
import { createHistoryModel } from './create-history-model';
import { createLiveModel } from './create-live-model';
import { createProvidersModel } from './create-providers-model';
import { createSessionModel } from './create-session-model';

/** Maximum time in ms that the dashboard waits for its top parts. In an incident, some may never arrive. */
const WAIT_MS = 2_000;

const isNotSignedIn = ({ _tag }: OpsFailure): boolean => _tag === 'NotSignedIn';

type Waiting = {
  readonly signedIn: Event<unknown>;
  readonly live: ReturnType<typeof createLiveModel>;
  readonly providers: ReturnType<typeof createProvidersModel>;
};

/** Whether a top part of the dashboard can still arrive, which would move the content below. */
const createWait = ({ signedIn, live, providers }: Waiting) => {
  const $startedAtMs = createStore(0);
  const $isHealthDue = createStore(true)
    .on([live.healthHeard, live.fetchHealthFx.finally], () => false)
    .reset(live.stopped);
  sample({ clock: signedIn, source: live.$nowMs, target: $startedAtMs });
  return combine(
    {
      nowMs: live.$nowMs,
      startedAtMs: $startedAtMs,
      isHealthDue: $isHealthDue,
      isFirstDue: providers.$isFirstDue,
    },
    ({ nowMs, startedAtMs, isHealthDue, isFirstDue }) =>
      nowMs - startedAtMs < WAIT_MS && (isHealthDue || isFirstDue),
  );
};

/** Operators' page: session, live composition, history, and the change being prepared. */
const createOpsModel = () => {
  const opened = createEvent();
  const left = createEvent();
  /** Every second, with the time in epoch ms. */
  const ticked = createEvent<number>();
  const session = createSessionModel({ ticked });
  const live = createLiveModel({ ticked });
  const history = createHistoryModel();
  const providers = createProvidersModel({ ticked });
  const change = createChangeModel({ $status: live.$status });

  sample({ clock: opened, target: session.asked });
  sample({
    clock: [
      live.fetchStatusFx.failData,
      live.fetchHealthFx.failData,
      history.fetchHistoryFx.failData,
      change.checkFx.failData,
      change.sendFx.failData,
      providers.fetchProvidersFx.failData,
      providers.switchProviderFx.failData,
    ],
    filter: isNotSignedIn,
    target: session.expelled,
  });

  const signedIn = sample({ clock: session.$holder, filter: (holder) => holder !== null });
  const signedOut = sample({
    clock: session.$session,
    filter: ({ _tag }) => _tag === 'SignedOut',
    fn: () => undefined,
  });
  sample({
    clock: signedIn,
    filter: isOperator,
    fn: () => undefined,
    target: [live.started, providers.started],
  });
  sample({
    clock: signedIn,
    filter: (holder) => !isOperator(holder),
    fn: () => undefined,
    target: live.startedWithoutFeed,
  });
  sample({ clock: [signedOut, left], fn: () => undefined, target: [live.stopped, providers.stopped] });
  sample({ clock: signedOut, target: [history.forgotten, change.forgotten] });

  const $isArriving = createWait({ signedIn, live, providers });
  const $rev = live.$status.map((status) => status?.rev ?? null);
  sample({
    clock: $rev,
    filter: (rev) => rev !== null,
    fn: () => undefined,
    target: history.newestAsked,
  });
  // the feed reports it too, but the operator should not have to wait for that
  sample({ clock: change.sendFx.finally, fn: () => undefined, target: live.refreshAsked });

  return { opened, left, ticked, session, live, history, change, providers, $isArriving };
};

export const opsModel = createOpsModel();
