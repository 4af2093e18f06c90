import { timeWords } from './moment.rule';

/** The feed of the ledger: not opened yet, open, or lost and being opened again. */
export type FeedState = 'opening' | 'open' | 'lost';

/** How far what is shown can be trusted. */
export type Connection =
  | { readonly _tag: 'Connecting' }
  | { readonly _tag: 'Live' }
  /** The feed is lost; the page asks by itself, and was answered lately. */
  | { readonly _tag: 'Reconnecting' }
  /** Nobody answers. */
  | { readonly _tag: 'Stale'; readonly sinceMs: number };

export type Heard = {
  readonly feed: FeedState;
  /** When the ledger last said anything, epoch ms; null before the first time. */
  readonly heardAtMs: number | null;
  readonly nowMs: number;
};

/** While the feed is lost the page asks this often. */
export const POLL_MS = 3_000;

/** Without a word for so long, what is shown is old. */
export const STALE_AFTER_MS = 10_000;

/** Live, reconnecting, or stale since when. */
export const connectionOf = ({ feed, heardAtMs, nowMs }: Heard): Connection => {
  if (feed === 'open') return { _tag: 'Live' };
  if (heardAtMs === null) return { _tag: 'Connecting' };
  if (nowMs - heardAtMs >= STALE_AFTER_MS) return { _tag: 'Stale', sinceMs: heardAtMs };
  return feed === 'lost' ? { _tag: 'Reconnecting' } : { _tag: 'Connecting' };
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
    case 'Stale':
      return `Stale since ${timeWords(connection.sinceMs)}`;
  }
};
