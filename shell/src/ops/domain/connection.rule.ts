import { timeWords } from './moment.rule';

/**
 * The feed of the ledger: not for this token; not opened yet; open; lost and being opened again; or never open so far,
 * as behind a proxy that lets no stream through.
 */
export type FeedState = 'none' | 'opening' | 'open' | 'lost' | 'unavailable';

/** How far what is shown can be trusted. */
export type Connection =
  | { readonly _tag: 'Connecting' }
  | { readonly _tag: 'Live' }
  /** The feed is lost; the page asks by itself, and was answered lately. */
  | { readonly _tag: 'Reconnecting' }
  /** There is no feed; the page asks by itself, and was answered lately. */
  | { readonly _tag: 'Asking' }
  /** Nobody answers. */
  | { readonly _tag: 'Stale'; readonly sinceMs: number };

export type Heard = {
  readonly feed: FeedState;
  /** When the ledger last said anything, epoch ms; null before the first time. */
  readonly heardAtMs: number | null;
  readonly nowMs: number;
};

/** Without an open feed the page asks this often. */
export const POLL_MS = 3_000;

/** Without a word for so long, what is shown is old. */
export const STALE_AFTER_MS = 10_000;

/** The state of a feed after news of it: one that never was open is not lost. */
export const feedAfter = (before: FeedState, now: 'open' | 'lost'): FeedState =>
  now === 'lost' && (before === 'opening' || before === 'unavailable') ? 'unavailable' : now;

/** Live, reconnecting, asking, or stale since when. */
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

/** The connection in words. */
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
