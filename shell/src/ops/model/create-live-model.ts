import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { LedgerStatus, VersionHealth } from '../domain/composition';
import { connectionOf, POLL_MS } from '../domain/connection.rule';
import type { FeedState } from '../domain/connection.rule';
import type { OpsFailure } from '../domain/failure';

/** An answer with the moment it came, epoch ms. */
export type Heard<A> = { readonly value: A; readonly atMs: number };

const newest = (known: LedgerStatus | null, { value }: Heard<LedgerStatus>): LedgerStatus =>
  known !== null && known.rev > value.rev ? known : value;

const createLivePorts = () => ({
  fetchStatusFx: createEffect<undefined, Heard<LedgerStatus>, OpsFailure>(),
  openFeedFx: createEffect<undefined, unknown>(),
  closeFeedFx: createEffect<undefined, unknown>(),
});

/** What is live now: told by the feed, asked for where the feed is lost. */
export const createLiveModel = () => {
  const ports = createLivePorts();
  const started = createEvent();
  const stopped = createEvent();
  /** Each second, with the time, epoch ms. */
  const ticked = createEvent<number>();
  const feedChanged = createEvent<FeedState>();
  /** The feed says that another revision is live. */
  const revisionHeard = createEvent();
  const healthHeard = createEvent<Heard<readonly VersionHealth[]>>();
  const refreshAsked = createEvent();

  const { fetchStatusFx, openFeedFx, closeFeedFx } = ports;

  const $feed = createStore<FeedState>('opening')
    .on(feedChanged, (_, feed) => feed)
    .reset(stopped);
  const $nowMs = createStore(0).on(ticked, (_, nowMs) => nowMs);
  const $askedAtMs = createStore(0);
  const $status = createStore<LedgerStatus | null>(null).on(fetchStatusFx.doneData, newest).reset(stopped);
  const $health = createStore<readonly VersionHealth[]>([])
    .on(healthHeard, (_, { value }) => value)
    .reset(stopped);
  const $heardAtMs = createStore<number | null>(null)
    .on([fetchStatusFx.doneData, healthHeard], (_, { atMs }) => atMs)
    .reset(stopped);
  const $problem = createStore<string | null>(null)
    .on(fetchStatusFx.failData, (_, { words }) => words)
    .reset(fetchStatusFx.done, stopped);

  const pollDue = sample({
    clock: ticked,
    source: { feed: $feed, problem: $problem, askedAtMs: $askedAtMs, isAsking: fetchStatusFx.pending },
    filter: ({ feed, problem, askedAtMs, isAsking }, nowMs) =>
      (feed === 'lost' || problem !== null) && !isAsking && nowMs - askedAtMs >= POLL_MS,
    fn: (_, nowMs) => nowMs,
  });
  $askedAtMs.on(pollDue, (_, nowMs) => nowMs);

  const feedOpened = sample({ clock: feedChanged, filter: (feed) => feed === 'open' });
  sample({ clock: started, fn: () => undefined, target: openFeedFx });
  sample({ clock: stopped, fn: () => undefined, target: closeFeedFx });
  // an open feed says only what is new; what was missed meanwhile has to be asked for
  sample({
    clock: [started, pollDue, revisionHeard, refreshAsked, feedOpened],
    fn: () => undefined,
    target: fetchStatusFx,
  });

  return {
    started,
    stopped,
    ticked,
    feedChanged,
    revisionHeard,
    healthHeard,
    refreshAsked,
    ...ports,
    $status,
    $health,
    $problem,
    $nowMs,
    $connection: combine({ feed: $feed, heardAtMs: $heardAtMs, nowMs: $nowMs }, connectionOf),
  };
};
