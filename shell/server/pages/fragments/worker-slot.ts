import type { WorkerOrder } from './render-job.ts';
import type { RenderWorker, ThreadProgress } from './render-worker-handle.ts';
import { createThreadWatch, hadMs } from './thread-watch.ts';

/** Interval between two checks of a thread that has jobs. */
export const CHECK_MS = 100;

/** Times of a thread that has jobs, in milliseconds. */
export type SlotTimes = {
  /** Time in which the event loop was blocked. For a computing thread, its processor time. */
  readonly stillMs: number;
  /** Time that the thread could use since its last answer. Excludes its start and waits for code. */
  readonly silentMs: number;
  /** The same, since its oldest job arrived. */
  readonly oldestMs: number;
  /** Age of its oldest job by the number of checks, whether the machine ran the thread or not. */
  readonly ageMs: number;
};

/** A thread with its jobs. */
export type WorkerSlot = {
  readonly worker: RenderWorker;
  readonly take: (order: WorkerOrder) => void;
  readonly drop: (id: number) => void;
  readonly jobs: () => readonly number[];
  /** Checks the thread. To be called once per interval while there are jobs. */
  readonly check: () => SlotTimes;
  readonly isUnresponsive: () => boolean;
  readonly markUnresponsive: () => void;
  readonly isStuck: () => boolean;
  /** Ends the thread. */
  readonly markStuck: () => void;
  /** Whether the thread did not end. V8 does not interrupt a loop inside its own functions. */
  readonly isEndless: () => boolean;
};

/** A thread without such a loop ends within milliseconds. */
const ENDING_CHECKS = 30;

type Job = { readonly takenAt: ThreadProgress; readonly takenAtMs: number };

/**
 * Creates a slot, which tracks the jobs of a thread and its times. Its clock counts checks instead of seconds, so
 * that nothing is late after a time in which this process did not run.
 */
export const createWorkerSlot = (worker: RenderWorker): WorkerSlot => {
  const jobs = new Map<number, Job>();
  const watch = createThreadWatch(worker);
  let nowMs = 0;
  let answeredAt = worker.progress();
  let unresponsiveTurn = -1;
  let isStarted = false;
  let isStuck = false;
  let checksSinceEnd = 0;
  const startAgain = (progress: ThreadProgress): void => {
    answeredAt = progress;
    for (const [id, job] of jobs) jobs.set(id, { ...job, takenAt: progress });
  };
  return {
    worker,
    take: (order) => {
      const progress = worker.progress();
      if (jobs.size === 0) {
        watch.begin(nowMs);
        answeredAt = progress;
        isStarted = progress.turns > 0;
      }
      jobs.set(order.id, { takenAt: progress, takenAtMs: nowMs });
      worker.send(order);
    },
    drop: (id) => {
      if (jobs.delete(id)) answeredAt = worker.progress();
    },
    jobs: () => [...jobs.keys()],
    check: () => {
      nowMs += CHECK_MS;
      if (isStuck) checksSinceEnd += 1;
      const progress = worker.progress();
      if (!isStarted || worker.isWaiting()) startAgain(progress);
      isStarted = progress.turns > 0;
      const all = [...jobs.values()];
      return {
        stillMs: watch.stillMs(nowMs),
        silentMs: hadMs(answeredAt, progress),
        oldestMs: Math.max(0, ...all.map(({ takenAt }) => hadMs(takenAt, progress))),
        ageMs: Math.max(0, ...all.map(({ takenAtMs }) => nowMs - takenAtMs)),
      };
    },
    isUnresponsive: () => unresponsiveTurn === worker.progress().turns,
    markUnresponsive: () => {
      unresponsiveTurn = worker.progress().turns;
    },
    isStuck: () => isStuck,
    markStuck: () => {
      if (!isStuck) void worker.stop();
      isStuck = true;
    },
    isEndless: () => checksSinceEnd > ENDING_CHECKS,
  };
};
