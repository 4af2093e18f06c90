import { TICK_MS } from './render-job.ts';
import type { RenderWorker, ThreadProgress } from './render-worker-handle.ts';

/** A blocked thread without processor time gets this multiple of the limit for a computing thread. */
const WAITING = 5;
/** A thread with this much processor time since a moment was not blocked for the whole time. */
const RAN_MS = 50;

/** Watches one thread. Times in milliseconds. */
export type ThreadWatch = {
  /** Starts the measurement, because the thread has work. */
  readonly begin: (nowMs: number) => void;
  /** Time in which its event loop was blocked. */
  readonly stillMs: (nowMs: number) => number;
};

/** Time that a thread could use between two moments. An idle thread has ticks, a computing one has processor time. */
export const hadMs = (from: ThreadProgress, to: ThreadProgress): number =>
  Math.max((to.ticks - from.ticks) * TICK_MS, to.cpuMs - from.cpuMs);

/**
 * Measures a blocked thread by processor time instead of wall-clock time. On an overloaded machine, a slow thread
 * is not a busy loop, and killing it would add load. Only a thread that waits without processor time is measured
 * by the clock.
 */
export const createThreadWatch = (worker: Pick<RenderWorker, 'progress' | 'cpuMs'>): ThreadWatch => {
  let lastTurn = -1;
  let ranAtMs = 0;
  let ranAtCpuMs = 0;
  return {
    begin: (nowMs) => {
      ranAtMs = nowMs;
    },
    stillMs: (nowMs) => {
      const { turns, cpuMs: turnedAtCpuMs } = worker.progress();
      // the measurement can be older than the turn
      const cpuMs = Math.max(worker.cpuMs(), turnedAtCpuMs);
      if (turns === 0 || turns !== lastTurn || cpuMs - ranAtCpuMs >= RAN_MS) {
        ranAtMs = nowMs;
        ranAtCpuMs = cpuMs;
      }
      lastTurn = turns;
      return turns === 0 ? 0 : Math.max(cpuMs - turnedAtCpuMs, (nowMs - ranAtMs) / WAITING);
    },
  };
};
