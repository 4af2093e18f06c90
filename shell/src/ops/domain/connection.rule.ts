import { timeWords } from './moment.rule';

/**
 * State of the ledger feed. `none`: not available for this token. `lost`: reconnecting.
 * `unavailable`: never opened, for example behind a proxy that blocks streams.
 */
export type FeedState = 'none' | 'opening' | 'open' | 'lost' | 'unavailable';

/** Freshness of the data on the page. */
export type Connection =
  | { readonly _tag: 'Connecting' }
  | { readonly _tag: 'Live' }
  /** The feed is lost. The page polls and received a recent reply. */
  | { readonly _tag: 'Reconnecting' }
  /** There is no feed. The page polls and received a recent reply. */
  | { readonly _tag: 'Asking' }
  /** No recent reply. */
  | { readonly _tag: 'Stale'; readonly sinceMs: number };

export type Heard = {
  readonly feed: FeedState;
  /** Time of the ledger's last message in epoch ms. Null before the first. */
  readonly heardAtMs: number | null;
  readonly nowMs: number;
};

/** Polling interval without an open feed. */
export const POLL_MS = 3_000;

/** Age after which the data is stale. */
export const STALE_AFTER_MS = 10_000;

/** State of the feed after an event. A feed that never opened does not become `lost`. */
export const feedAfter = (before: FeedState, now: 'open' | 'lost'): FeedState =>
  now === 'lost' && (before === 'opening' || before === 'unavailable') ? 'unavailable' : now;

export const connectionOf = ({ feed, heardAtMs, nowMs }: Heard): Connection => {
  if (feed === 'open') return { _tag: 'Live' };
  if (heardAtMs === null) return { _tag: 'Connecting' };
  if (nowMs - heardAtMs >= STALE_AFTER_MS) return { _tag: 'Stale', sinceMs: heardAtMs };
  switch (feed) {
    case 'opening':
      return { _tag: 'Connecting' };
    case 'lost':
      return { _tag: 'Reconnecting' };
    case 'none':
    case 'unavailable':
      return { _tag: 'Asking' };
  }
};

export const connectionWords = (connection: Connection): string => {
  switch (connection._tag) {
    case 'Connecting':
      return 'Connecting';
    case 'Live':
      return 'Live';
    case 'Reconnecting':
      return 'Reconnecting, asking meanwhile';
    case 'Asking':
      return `Asking every ${String(POLL_MS / 1000)} s`;
    case 'Stale':
      return `Stale since ${timeWords(connection.sinceMs)}`;
  }
};
