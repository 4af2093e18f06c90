import type { WorkerOrder } from './render-job.ts';
import type { RenderWorker } from './render-worker-handle.ts';
import { createThreadWatch } from './thread-watch.ts';

/** A thread with its jobs. Times in milliseconds. */
export type WorkerSlot = {
  readonly worker: RenderWorker;
  readonly take: (order: WorkerOrder, nowMs: number) => void;
  readonly drop: (id: number, nowMs: number) => void;
  readonly jobs: () => readonly number[];
  /** Time in which the event loop was blocked. For a computing thread, its processor time. */
  readonly stillMs: (nowMs: number) => number;
  /** Age of its oldest job. */
  readonly oldestMs: (nowMs: number) => number;
  /** Time without an answer, excluding its start. */
  readonly silentMs: (nowMs: number) => number;
  readonly isUnresponsive: () => boolean;
  readonly markUnresponsive: () => void;
  readonly isStuck: () => boolean;
  /** Ends the thread. */
  readonly markStuck: () => void;
};

/** Creates a slot, which tracks the jobs of a thread and its times. */
export const createWorkerSlot = (worker: RenderWorker): WorkerSlot => {
  const jobs = new Map<number, number>();
  const watch = createThreadWatch();
  let answeredAtMs = 0;
  let unresponsiveBeat = -1;
  let isStuck = false;
  return {
    worker,
    take: (order, nowMs) => {
      if (jobs.size === 0) {
        watch.begin(nowMs);
        answeredAtMs = nowMs;
      }
      jobs.set(order.id, nowMs);
      worker.send(order);
    },
    drop: (id, nowMs) => {
      if (jobs.delete(id)) answeredAtMs = nowMs;
    },
    jobs: () => [...jobs.keys()],
    stillMs: (nowMs) => watch.stillMs(worker.heartbeat(), worker.cpuMs(), nowMs),
    oldestMs: (nowMs) => Math.max(0, ...[...jobs.values()].map((since) => nowMs - since)),
    silentMs: (nowMs) => {
      if (worker.heartbeat() === 0) answeredAtMs = nowMs;
      return nowMs - answeredAtMs;
    },
    isUnresponsive: () => unresponsiveBeat === worker.heartbeat(),
    markUnresponsive: () => {
      unresponsiveBeat = worker.heartbeat();
    },
    isStuck: () => isStuck,
    markStuck: () => {
      if (!isStuck) void worker.stop();
      isStuck = true;
    },
  };
};
