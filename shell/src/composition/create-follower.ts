import type { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

export type FollowerPorts = {
  /** Asks what is live; null: the same as before. Rejects when there is no answer. */
  readonly ask: () => Promise<LiveComposition | null>;
  readonly onLive: (live: LiveComposition) => void;
  readonly isVisible: () => boolean;
  readonly now: () => number;
  /** Runs once after a while; gives a function that calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
};

export type Follower = {
  /** The page has come into view, or went out of it. */
  readonly visibilityChanged: () => void;
  /** What is live is known to within 2 s, or there was no answer in time. Never rejects. */
  readonly refresh: () => Promise<void>;
};

const EVERY_MS = 15_000;
const FRESH_MS = 2_000;
/** A click on a link waits no longer than this for the newest version. */
const MOST_WAIT_MS = 600;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Asks again and again what is live, while the page is seen. A failure is silent: the page has all it needs, and the
 * next question waits twice as long.
 */
export const createFollower = ({ ask, onLive, isVisible, now, later }: FollowerPorts): Follower => {
  let knownAt = -Infinity;
  let failures = 0;
  let asking: Promise<void> | null = null;
  let callOff = (): void => undefined;

  const answer = async (): Promise<void> => {
    try {
      const live = await ask();
      if (live !== null) onLive(live);
      knownAt = now();
      failures = 0;
    } catch {
      failures += 1;
    } finally {
      asking = null;
      schedule();
    }
  };
  const askOnce = (): Promise<void> => {
    callOff();
    asking ??= answer();
    return asking;
  };
  const schedule = (): void => {
    callOff();
    if (isVisible())
      callOff = later(() => void askOnce(), Math.min(LONGEST_PAUSE_MS, EVERY_MS * 2 ** failures));
  };

  schedule();
  return {
    visibilityChanged: () => {
      if (!isVisible()) callOff();
      else if (now() - knownAt >= FRESH_MS) void askOnce();
      else schedule();
    },
    refresh: async () => {
      if (now() - knownAt < FRESH_MS || failures > 0) return;
      let release = (): void => undefined;
      const waited = new Promise<void>((resolve) => {
        release = later(resolve, MOST_WAIT_MS);
      });
      await Promise.race([askOnce(), waited]);
      release();
    },
  };
};
