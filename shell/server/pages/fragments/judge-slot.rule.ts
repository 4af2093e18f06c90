import type { SlotTimes } from './worker-slot.ts';

/** Time of a blocked event loop after which the thread gets no new jobs, and its other jobs are reassigned. */
const UNRESPONSIVE_MS = 400;
/** After this time the thread counts as a busy loop, because the fragment's own limit has passed. */
const STUCK_MS = 1200;
/**
 * For a thread whose event loop runs, but that answers no job: after this multiple of the fragment limit, its
 * chrome counts as hanging. Excludes the start of the thread.
 */
const OVERDUE_LIMITS = 2.5;
/** The same for a single job, while others are answered. */
const FORGOTTEN_LIMITS = 10;
/**
 * The same by wall-clock time, even if the thread got little processor time: for a thread that hangs in another way.
 */
const ABANDONED_LIMITS = 60;

/**
 * Classifies a thread by the time that it could use, not by the time that passed: on a busy machine a healthy
 * thread waits for a processor. `limitMs`: time limit of a fragment.
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
