import type { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

export type FollowerPorts = {
  /** Fetches the live composition. Null: unchanged. Rejects if there is no reply. */
  readonly ask: () => Promise<LiveComposition | null>;
  readonly onLive: (live: LiveComposition) => void;
  readonly isVisible: () => boolean;
  readonly now: () => number;
  /** Runs a callback after a delay. Returns a cancel function. */
  readonly later: (run: () => void, ms: number) => () => void;
};

export type Follower = {
  /** Called when the page is shown or hidden. */
  readonly visibilityChanged: () => void;
  /** Resolves when the composition is at most 2 s old, or after a time limit. Never rejects. */
  readonly refresh: () => Promise<void>;
};

const EVERY_MS = 15_000;
const FRESH_MS = 2_000;
/** Maximum delay of a navigation for the newest version. */
const MOST_WAIT_MS = 600;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Polls the live composition while the page is visible. Each failure doubles the interval. Failures are not
 * reported, because the page already works.
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
