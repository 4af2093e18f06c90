import * as E from 'fp-ts/lib/Either.js';

import type { LedgerRequest } from '../api/ledger-port';
import type { FeedSource } from '../api/live-feed';
import type { OpsFailure } from '../domain/failure';
import type { OpsPorts } from '../start-ops';

export type Answered = E.Either<OpsFailure, unknown>;
/** Replies of the ledger by `METHOD /path`. */
export type Ledger = Readonly<Record<string, (request: LedgerRequest) => Answered | Promise<Answered>>>;

/** Wire reply of the ledger for a composition with one remote. */
export const aStatusReply = (change: { rev?: number; stable?: string; percent?: number } = {}) => ({
  ok: true,
  env: 'local',
  revision: {
    rev: change.rev ?? 4,
    at: '2026-11-21T01:59:51.089Z',
    by: 'eva',
    reason: 'new pairs',
    shell: '0.1.0',
  },
  remotes: [
    {
      remote: 'mfe-swap',
      stable: change.stable ?? '1.1.0',
      previous: change.stable === '1.0.0' ? [] : ['1.0.0'],
      waiting: change.percent === undefined ? ['1.2.0'] : [],
      canary: change.percent === undefined ? null : { version: '1.2.0', percent: change.percent },
    },
    { remote: 'mfe-pro', stable: '1.0.0', previous: ['0.9.0'], waiting: [], canary: null },
  ],
  problems: [],
});

const revisionOf = (rev: number) => ({ ...aStatusReply({ rev }).revision, reason: 'rows missing' });

/** Wire reply of the ledger for a rollback. */
export const aChangedReply = (outcome: 'appended' | 'repeated' | 'planned', rev = 5) => ({
  outcome,
  revision: revisionOf(rev),
  changes: [{ _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.1.0', to: '1.0.0' }],
});

export const lost: OpsFailure = { _tag: 'Lost', words: 'The site cannot be reached.' };

export const aSession = (holder: { name: string; for: string } | null) => () => E.right({ token: holder });

/** Ledger that accepts an operator. Rows override its replies. */
const aLedger = (rows: Ledger = {}): Ledger => ({
  'GET /session': aSession({ name: 'eva', for: 'ops' }),
  'GET /status': () => E.right(aStatusReply()),
  'GET /history': () => E.right({ entries: [{ revision: revisionOf(4), changes: [] }] }),
  'GET /health': () => E.right([]),
  'GET /providers': () => E.right({ providers: [] }),
  'POST /rollback': ({ body }) =>
    E.right(aChangedReply(JSON.stringify(body).includes('"dryRun":true') ? 'planned' : 'appended')),
  'POST /promote': () => E.right(aChangedReply('planned')),
  'DELETE /session': aSession(null),
  ...rows,
});

/** Feed controlled by the test. */
const createFakeFeed = () => {
  const listeners: { readonly name: string; readonly hear: (event: Event) => void }[] = [];
  let isClosed = false;
  const source: FeedSource = {
    addEventListener: (name, hear) => listeners.push({ name, hear }),
    close: () => {
      isClosed = true;
    },
  };
  return {
    source,
    isClosed: () => isClosed,
    say: (name: string, data?: unknown): void => {
      const event =
        data === undefined ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) });
      for (const each of listeners) if (each.name === name) each.hear(event);
    },
  };
};
type FakeFeed = ReturnType<typeof createFakeFeed>;

/** Clock controlled by the test. */
const createFakeClock = () => {
  let nowMs = Date.parse('2026-11-21T02:00:00Z');
  const timers = new Map<number, { readonly atMs: number; readonly work: () => void }>();
  let last = 0;
  return {
    now: () => nowMs,
    later: (ms: number, work: () => void) => {
      last += 1;
      const id = last;
      timers.set(id, { atMs: nowMs + ms, work });
      return () => timers.delete(id);
    },
    advance: (ms: number): void => {
      const endMs = nowMs + ms;
      for (;;) {
        const [next] = [...timers]
          .filter(([, { atMs }]) => atMs <= endMs)
          .sort(([, a], [, b]) => a.atMs - b.atMs);
        if (next === undefined) break;
        const [id, { atMs, work }] = next;
        timers.delete(id);
        nowMs = atMs;
        work();
      }
      nowMs = endMs;
    },
  };
};

/** All ports of the operators' page. Records the requests and the opened feeds. */
export const anOpsWorld = (rows: Ledger = {}) => {
  const ledger = aLedger(rows);
  const clock = createFakeClock();
  const asked: LedgerRequest[] = [];
  const feeds: FakeFeed[] = [];
  let ids = 0;
  const ports: OpsPorts = {
    ledger: (request) => async () => {
      asked.push(request);
      const answer = ledger[`${request.method} ${request.path}`];
      if (answer === undefined) throw new Error(`nobody answers ${request.method} ${request.path}`);
      return answer(request);
    },
    openFeed: () => {
      const feed = createFakeFeed();
      feeds.push(feed);
      return feed.source;
    },
    now: clock.now,
    later: (ms, work) => {
      const cancel = clock.later(ms, work);
      return () => void cancel();
    },
    newRequestId: () => {
      ids += 1;
      return `request-${String(ids)}`;
    },
  };
  return {
    ports,
    clock,
    asked,
    feeds,
    /** Number of requests to an address. */
    countOf: (address: string) => asked.filter(({ method, path }) => `${method} ${path}` === address).length,
    /** Bodies of requests to an address, without dry runs. */
    sentTo: (address: string): readonly object[] =>
      asked
        .filter(({ method, path }) => `${method} ${path}` === address)
        .flatMap(({ body }) =>
          typeof body === 'object' && body !== null && !('dryRun' in body) ? [body] : [],
        ),
  };
};
