import type { SlotTimes } from './worker-slot.ts';

/** An event loop that is blocked for this long: the thread gets no new jobs, and its other jobs are reassigned. */
const UNRESPONSIVE_MS = 400;
/** After this time it counts as a busy loop: the fragment's own limit has passed. */
const STUCK_MS = 1200;
/**
 * A thread with a running event loop that answers no job for so many times the limit of a fragment: the chrome hangs.
 * Excludes the start of the thread.
 */
const OVERDUE_LIMITS = 2.5;
/** The same for a single job, while others are answered. */
const FORGOTTEN_LIMITS = 10;
/** The same by the clock, however little of the processor the thread got: for a thread that hangs in a way of its own. */
const ABANDONED_LIMITS = 60;

/**
 * Classifies a thread by the time that it had, not by the time that passed: on a busy machine a healthy thread waits for a
 * processor. `limitMs`: time limit of a fragment.
 */
export const judgeSlot = (
  { stillMs, silentMs, oldestMs, ageMs }: SlotTimes,
  limitMs: number,
): 'well' | 'unresponsive' | 'stuck' => {
  const isHanging =
    oldestMs > FORGOTTEN_LIMITS * limitMs ||
    Math.min(oldestMs, silentMs) > OVERDUE_LIMITS * limitMs ||
    ageMs > ABANDONED_LIMITS * limitMs;
  if (stillMs > STUCK_MS || isHanging) return 'stuck';
  return stillMs > UNRESPONSIVE_MS ? 'unresponsive' : 'well';
};
