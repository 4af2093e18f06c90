import type { VersionHealth } from '../domain/composition';
import { HealthReply } from './replies';
import { toHealth } from './to-domain';

export type FeedSource = {
  readonly addEventListener: (name: string, hear: (event: Event) => void) => void;
  readonly close: () => void;
};

export type FeedPorts = {
  readonly open: () => FeedSource;
  readonly later: (ms: number, work: () => void) => () => void;
  readonly onState: (state: 'open' | 'lost') => void;
  readonly onRevision: () => void;
  readonly onHealth: (health: readonly VersionHealth[]) => void;
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;
/**
 * The ledger sends health every 5 s. A connection that is silent for this long is lost, whatever the browser reports.
 */
export const SILENCE_MS = 20_000;

const dataOf = (event: Event): unknown => {
  if (!(event instanceof MessageEvent) || typeof event.data !== 'string') return null;
  try {
    return JSON.parse(event.data);
  } catch {
    return null;
  }
};

/** Runs `work` after `ms` without a message. */
const createSilence = ({ later }: FeedPorts, work: () => void) => {
  let cancel = (): void => undefined;
  return {
    heard: (): void => {
      cancel();
      cancel = later(SILENCE_MS, work);
    },
    stop: (): void => cancel(),
  };
};

/**
 * Event stream of the ledger. Reconnects until it is closed, because the browser itself does not retry after an
 * error status.
 */
export const createLiveFeed = (ports: FeedPorts) => {
  let source: FeedSource | null = null;
  let cancel = (): void => undefined;
  let waitMs = FIRST_WAIT_MS;

  const drop = (): void => {
    silence.stop();
    source?.close();
    source = null;
  };
  const lose = (): void => {
    drop();
    ports.onState('lost');
    cancel = ports.later(waitMs, connect);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };
  const silence = createSilence(ports, lose);

  const connect = (): void => {
    const opened = ports.open();
    source = opened;
    silence.heard();
    const hear = (name: string, tell: (event: Event) => void): void => {
      opened.addEventListener(name, (event) => {
        if (source !== opened) return;
        silence.heard();
        tell(event);
      });
    };
    hear('open', () => {
      waitMs = FIRST_WAIT_MS;
      ports.onState('open');
    });
    hear('composition', () => ports.onRevision());
    hear('health', (event) => {
      const health = dataOf(event);
      if (HealthReply.is(health)) ports.onHealth(toHealth(health));
    });
    hear('error', lose);
  };
  const close = (): void => {
    cancel();
    drop();
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
