import { setTimeout } from 'node:timers/promises';

import { machineMs, TICK_MS } from '../render-job.ts';
import type { ThreadProgress } from '../render-worker-handle.ts';

/** A thread that computes without waiting has few ticks. It gets this multiple of the limit as processor time. */
const MOST_CPU_TIMES = 5;

/** Clock of a thread. Times in milliseconds. */
export type ThreadClock = {
  /** Waits at least this long. Rejects when the signal is aborted. */
  readonly wait: (ms: number, over: AbortSignal) => Promise<void>;
  readonly progress: () => Pick<ThreadProgress, 'ticks' | 'cpuMs'>;
  readonly nowMs: () => number;
};

/** Clock of a thread with the given progress. */
export const threadClock = (progress: ThreadClock['progress']): ThreadClock => ({
  wait: (ms, over) => setTimeout(ms, undefined, { signal: over }),
  progress,
  nowMs: machineMs,
});

/** End of a wait: after a usable time, or at a moment by the clock. */
export type WaitLimit = { readonly ownMs: number; readonly dueAtMs: number };

/**
 * Waits for a time that a fragment could use, counted in ticks: both its thread and the server, which forwards its
 * calls, were running. Time in which the machine ran neither, or the thread computed for another page, does not
 * count. Rejects when `over` is aborted.
 */
export const waitOwnTime = async (
  { ownMs, dueAtMs }: WaitLimit,
  over: AbortSignal,
  { wait, progress, nowMs }: ThreadClock,
): Promise<void> => {
  const from = progress();
  const usedMs = (): number => {
    const { ticks, cpuMs } = progress();
    return Math.max((ticks - from.ticks) * TICK_MS, (cpuMs - from.cpuMs) / MOST_CPU_TIMES);
  };
  while (usedMs() < ownMs && nowMs() < dueAtMs) await wait(TICK_MS, over);
};
