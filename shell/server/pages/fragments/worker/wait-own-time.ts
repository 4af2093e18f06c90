import { setTimeout } from 'node:timers/promises';

const STEP_MS = 50;
/** By the clock: a visitor waits no longer for a fragment, however busy the machine is. */
const MOST_TIMES = 5;

type Clock = {
  /** Waits at least so long. Rejects when the signal is aborted. */
  readonly wait: (ms: number, over: AbortSignal) => Promise<void>;
  readonly nowMs: () => number;
};

const CLOCK: Clock = {
  wait: (ms, over) => setTimeout(ms, undefined, { signal: over }),
  nowMs: () => performance.now(),
};

/**
 * Waits for a time that this thread had: a step that took longer, because the thread computed for another page or the
 * machine did not run it, counts as one step. At most five times as long by the clock. Rejects when `over` is aborted.
 */
export const waitOwnTime = async (ms: number, over: AbortSignal, clock = CLOCK): Promise<void> => {
  const endsAtMs = clock.nowMs() + MOST_TIMES * ms;
  for (let leftMs = ms; leftMs > 0 && clock.nowMs() < endsAtMs; leftMs -= STEP_MS)
    await clock.wait(Math.min(leftMs, STEP_MS), over);
};
