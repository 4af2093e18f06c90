import type { VersionHealth } from '../domain/composition';
import type { FeedState } from '../domain/connection.rule';
import { HealthReply } from './replies';
import { toHealth } from './to-domain';

/** What is needed of an `EventSource`. */
export type FeedSource = {
  readonly addEventListener: (name: string, hear: (event: Event) => void) => void;
  readonly close: () => void;
};

export type FeedPorts = {
  readonly open: () => FeedSource;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly onState: (state: FeedState) => void;
  readonly onRevision: () => void;
  readonly onHealth: (health: readonly VersionHealth[]) => void;
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;

const dataOf = (event: Event): unknown => {
  if (!(event instanceof MessageEvent) || typeof event.data !== 'string') return null;
  try {
    return JSON.parse(event.data);
  } catch {
    return null;
  }
};

/** The ledger's events, opened again and again while wanted: a browser's own retry ends at an error status. */
export const createLiveFeed = (ports: FeedPorts) => {
  let source: FeedSource | null = null;
  let cancel = (): void => undefined;
  let waitMs = FIRST_WAIT_MS;

  const connect = (): void => {
    const opened = ports.open();
    source = opened;
    opened.addEventListener('open', () => {
      waitMs = FIRST_WAIT_MS;
      ports.onState('open');
    });
    opened.addEventListener('composition', () => {
      ports.onRevision();
    });
    opened.addEventListener('health', (event) => {
      const health = dataOf(event);
      if (HealthReply.is(health)) ports.onHealth(toHealth(health));
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      opened.close();
      source = null;
      ports.onState('lost');
      cancel = ports.later(waitMs, connect);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    });
  };
  const close = (): void => {
    cancel();
    source?.close();
    source = null;
    waitMs = FIRST_WAIT_MS;
  };
  return {
    open: (): void => {
      close();
      connect();
    },
    close,
  };
};
