import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { LedgerStatus, VersionHealth } from '../domain/composition';
import { connectionOf, feedAfter, POLL_MS } from '../domain/connection.rule';
import type { FeedState } from '../domain/connection.rule';
import type { OpsFailure } from '../domain/failure';

/** Reply, and the time of its arrival in epoch ms. */
export type Heard<A> = { readonly value: A; readonly atMs: number };

const newest = (known: LedgerStatus | null, { value }: Heard<LedgerStatus>): LedgerStatus =>
  known !== null && known.rev > value.rev ? known : value;

const createLivePorts = () => ({
  fetchStatusFx: createEffect<undefined, Heard<LedgerStatus>, OpsFailure>(),
  fetchHealthFx: createEffect<undefined, Heard<readonly VersionHealth[]>, OpsFailure>(),
  openFeedFx: createEffect<undefined, unknown>(),
  closeFeedFx: createEffect<undefined, unknown>(),
});

const createLiveFacts = () => ({
  /** Starts with the feed. */
  started: createEvent(),
  /** Starts without the feed. */
  startedWithoutFeed: createEvent(),
  stopped: createEvent(),
  feedChanged: createEvent<'open' | 'lost'>(),
  /** The feed reports a new live revision. */
  revisionHeard: createEvent(),
  healthHeard: createEvent<Heard<readonly VersionHealth[]>>(),
  refreshAsked: createEvent(),
});

type Given = {
  /** Every second, with the time in epoch ms. */
  readonly ticked: ReturnType<typeof createEvent<number>>;
};

/** Live composition, from the feed or by polling. */
export const createLiveModel = ({ ticked }: Given) => {
  const ports = createLivePorts();
  const facts = createLiveFacts();
  const { fetchStatusFx, fetchHealthFx, openFeedFx, closeFeedFx } = ports;
  const { started, startedWithoutFeed, stopped, feedChanged, revisionHeard, healthHeard, refreshAsked } =
    facts;

  const $feed = createStore<FeedState>('opening')
    .on(feedChanged, feedAfter)
    .on(startedWithoutFeed, () => 'none' as const)
    .reset(started, stopped);
  const $isRunning = createStore(false)
    .on([started, startedWithoutFeed], () => true)
    .reset(stopped);
  const $nowMs = createStore(0).on(ticked, (_, nowMs) => nowMs);
  const $askedAtMs = createStore(0);
  const $status = createStore<LedgerStatus | null>(null).on(fetchStatusFx.doneData, newest).reset(stopped);
  const $health = createStore<readonly VersionHealth[]>([])
    .on([healthHeard, fetchHealthFx.doneData], (_, { value }) => value)
    .reset(stopped);
  const $heardAtMs = createStore<number | null>(null)
    .on([fetchStatusFx.doneData, healthHeard], (_, { atMs }) => atMs)
    .reset(stopped);
  const $problem = createStore<string | null>(null)
    .on(fetchStatusFx.failData, (_, { words }) => words)
    .reset(fetchStatusFx.done, stopped);

  const pollDue = sample({
    clock: ticked,
    source: {
      isRunning: $isRunning,
      feed: $feed,
      problem: $problem,
      askedAtMs: $askedAtMs,
      isAsking: fetchStatusFx.pending,
    },
    filter: ({ isRunning, feed, problem, askedAtMs, isAsking }, nowMs) =>
      isRunning && (feed !== 'open' || problem !== null) && !isAsking && nowMs - askedAtMs >= POLL_MS,
    fn: (_, nowMs) => nowMs,
  });
  $askedAtMs.on(pollDue, (_, nowMs) => nowMs);

  const feedOpened = sample({ clock: feedChanged, filter: (feed) => feed === 'open' });
  sample({ clock: started, fn: () => undefined, target: openFeedFx });
  sample({ clock: stopped, fn: () => undefined, target: closeFeedFx });
  // a feed that opens reports only new changes; earlier ones have to be fetched
  sample({
    clock: [started, startedWithoutFeed, pollDue, revisionHeard, refreshAsked, feedOpened],
    fn: () => undefined,
    target: fetchStatusFx,
  });
  // the feed also sends health, but not before its next change
  sample({ clock: [started, startedWithoutFeed, pollDue], fn: () => undefined, target: fetchHealthFx });

  return {
    ...facts,
    ...ports,
    $status,
    $health,
    $problem,
    $nowMs,
    $connection: combine({ feed: $feed, heardAtMs: $heardAtMs, nowMs: $nowMs }, connectionOf),
  };
};
