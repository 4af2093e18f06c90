import type { Rendered, WorkerOrder } from './render-job.ts';
import { startRenderWorker } from './render-worker-handle.ts';
import type { RenderWorker } from './render-worker-handle.ts';
import { createThreadWatch } from './thread-watch.ts';

const MAX_JOBS = 16;
const REHIRE_AFTER_MS = 500;

/** A thread and the jobs it holds; times in milliseconds. */
export type Seat = {
  readonly worker: RenderWorker;
  readonly take: (order: WorkerOrder, nowMs: number) => void;
  readonly drop: (id: number, nowMs: number) => void;
  readonly jobs: () => readonly number[];
  /** How long the thread's event loop has not turned; of a thread that computes, by its processor time. */
  readonly stillMs: (nowMs: number) => number;
  /** The age of its oldest job. */
  readonly oldestMs: (nowMs: number) => number;
  /** How long it has answered none of its jobs. */
  readonly silentMs: (nowMs: number) => number;
  readonly isSuspect: () => boolean;
  readonly markSuspect: () => void;
  readonly isStuck: () => boolean;
  /** Ends the thread. */
  readonly markStuck: () => void;
};

const createSeat = (worker: RenderWorker): Seat => {
  const jobs = new Map<number, number>();
  const watch = createThreadWatch();
  let answeredAtMs = 0;
  let suspectBeat = -1;
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
    silentMs: (nowMs) => nowMs - answeredAtMs,
    isSuspect: () => suspectBeat === worker.heartbeat(),
    markSuspect: () => {
      suspectBeat = worker.heartbeat();
    },
    isStuck: () => isStuck,
    markStuck: () => {
      if (!isStuck) void worker.stop();
      isStuck = true;
    },
  };
};

/** The threads at work, and one that waits. */
export type Seats = {
  /** The thread with the fewest jobs that is well; null when all are full. */
  readonly pick: () => Seat | null;
  readonly busy: () => readonly Seat[];
  /** Whether another thread holds the job too. */
  readonly isElsewhere: (id: number, seat: Seat) => boolean;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly count: number;
  readonly ended: (seat: Seat, reason: string) => void;
  readonly answered: (id: number, rendered: Rendered) => void;
};

/** Hires the threads. One that ends is replaced by the spare at once, and the spare by a new one. */
export const createSeats = ({ count, ended, answered }: Settings): Seats => {
  let seats: readonly Seat[] = [];
  let spare: Seat | null = null;
  let isStopping = false;
  const leaving: Promise<void>[] = [];

  const replace = (gone: Seat, reason: string): void => {
    const wasAtWork = seats.includes(gone);
    seats = seats.filter((seat) => seat !== gone);
    if (isStopping) return;
    if (wasAtWork && spare !== null) seats = [...seats, spare];
    spare = null;
    if (wasAtWork) ended(gone, reason);
    setTimeout(refill, gone.worker.heartbeat() > 0 ? 0 : REHIRE_AFTER_MS).unref();
  };

  const hire = (): Seat => {
    const seat: Seat = createSeat(
      startRenderWorker({
        answered: (id, rendered) => {
          for (const each of seats) each.drop(id, Date.now());
          answered(id, rendered);
        },
        ended: (reason) => replace(seat, reason),
      }),
    );
    return seat;
  };

  const refill = (): void => {
    if (isStopping) return;
    while (seats.length < count) seats = [...seats, hire()];
    spare ??= hire();
  };

  refill();
  return {
    pick: () => {
      const well = seats.filter(
        (seat) => seat.jobs().length < MAX_JOBS && !seat.isSuspect() && !seat.isStuck(),
      );
      const [first, ...others] = well;
      if (first === undefined) return null;
      return others.reduce((best, seat) => (seat.jobs().length < best.jobs().length ? seat : best), first);
    },
    busy: () => seats.filter((seat) => seat.jobs().length > 0),
    isElsewhere: (id, seat) => seats.some((other) => other !== seat && other.jobs().includes(id)),
    stop: async () => {
      isStopping = true;
      leaving.push(...[...seats, ...(spare === null ? [] : [spare])].map(({ worker }) => worker.stop()));
      await Promise.all(leaving);
    },
  };
};
