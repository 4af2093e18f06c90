import { createBundleBreaker } from './bundle-breaker.ts';
import type { FragmentFailure, Rendered, RenderJob } from './render-job.ts';
import { createSeats } from './render-seats.ts';
import type { Seat } from './render-seats.ts';
import { workerCount } from './render-worker-handle.ts';

const CHECK_MS = 100;
/** A thread that does not turn for so long gets no new jobs, and its other jobs are given to its neighbours. */
const SUSPECT_MS = 400;
/** Then it is taken for a busy loop: the fragment's own second is over. */
const STUCK_MS = 1200;
/** A thread that turns but does not answer: the chrome hangs. */
const OVERDUE_MS = 4000;
const MAX_ATTEMPTS = 3;
const MAX_WAITING = 200;

type Task = {
  readonly id: number;
  readonly job: RenderJob;
  readonly attempts: number;
  /** Why the slot is given up, once it is. */
  readonly failure: FragmentFailure | null;
  readonly resolve: (rendered: Rendered) => void;
};

/** Renders pages in threads, so that no fragment can stop the server. */
export type RenderPool = {
  /** Never rejects: what failed is part of the answer. */
  readonly render: (job: RenderJob) => Promise<Rendered>;
  readonly stop: () => Promise<void>;
};

const nothing = (failure: FragmentFailure | null, chromeProblem: string): Rendered => ({
  fragment: null,
  failure,
  chrome: null,
  chromeProblem,
});

const orderOf = ({ id, job, failure }: Task) => ({ id, job: failure === null ? job : { ...job, fragment: null } });

/** A pool of threads, one warm spare beside them. A thread that is killed costs only the job that killed it. */
export const createRenderPool = (log: (problem: string) => void): RenderPool => {
  const tasks = new Map<number, Task>();
  const waiting: Task[] = [];
  const breaker = createBundleBreaker();
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  const settle = (id: number, rendered: Rendered): void => {
    const task = tasks.get(id);
    if (task === undefined) return;
    tasks.delete(id);
    task.resolve(task.failure === null ? rendered : { ...rendered, failure: task.failure });
  };

  const dispatch = (task: Task): void => {
    tasks.set(task.id, task);
    const seat = seats.pick();
    if (seat !== null) seat.take(orderOf(task), Date.now());
    else if (waiting.length < MAX_WAITING) waiting.push(task);
    else settle(task.id, nothing(task.failure, 'the server is overloaded'));
  };

  const fillSeats = (): void => {
    while (waiting.length > 0 && seats.pick() !== null) {
      const next = waiting.shift();
      if (next !== undefined && tasks.has(next.id)) dispatch(next);
    }
  };

  /** The job that was running is not given to a second thread with its fragment. */
  const retry = (id: number, isCulprit: boolean, failure: FragmentFailure): void => {
    const task = tasks.get(id);
    if (task === undefined) return;
    const attempts = task.attempts + 1;
    const isGivenUp = isCulprit || attempts > 1;
    if (attempts >= MAX_ATTEMPTS) settle(id, nothing(failure, failure.detail));
    else dispatch({ ...task, attempts, failure: isGivenUp ? (task.failure ?? failure) : null });
  };

  const noteKill = (id: number): void => {
    const bundle = tasks.get(id)?.job.fragment?.bundle;
    if (bundle !== undefined) breaker.noteKill(bundle, Date.now());
  };

  const ended = (seat: Seat, reason: string): void => {
    const culprit = seat.worker.currentJob();
    const failure: FragmentFailure = { kind: seat.isStuck() ? 'busy' : 'crashed', detail: reason };
    noteKill(culprit);
    log(`a render thread was lost: ${reason}`);
    for (const id of seat.jobs()) if (!seats.isElsewhere(id, seat)) retry(id, id === culprit, failure);
    fillSeats();
  };

  const seats = createSeats({
    count: workerCount(),
    ended,
    answered: (id, rendered) => {
      settle(id, rendered);
      fillSeats();
    },
  });

  /** Gives a suspect's other jobs to its neighbours; whoever answers first is heard. */
  const relieve = (seat: Seat): void => {
    for (const id of seat.jobs()) {
      const task = tasks.get(id);
      if (task !== undefined && id !== seat.worker.currentJob() && !seats.isElsewhere(id, seat)) dispatch(task);
    }
  };

  const check = (): void => {
    const nowMs = Date.now();
    for (const seat of seats.busy()) {
      const stillMs = seat.stillMs(nowMs);
      if (stillMs > STUCK_MS || seat.oldestMs(nowMs) > OVERDUE_MS) seat.markStuck();
      else if (stillMs > SUSPECT_MS && !seat.isSuspect()) {
        seat.markSuspect();
        relieve(seat);
      }
    }
    if (tasks.size > 0) schedule();
    else timer = undefined;
  };

  const schedule = (): void => {
    timer = setTimeout(check, CHECK_MS);
    timer.unref();
  };

  return {
    render: (job) =>
      new Promise((resolve) => {
        const bundle = job.fragment?.bundle;
        const isOff = bundle !== undefined && breaker.isOpen(bundle, Date.now());
        const failure: FragmentFailure | null = isOff ? { kind: 'switched-off', detail: 'it killed its threads' } : null;
        lastId += 1;
        dispatch({ id: lastId, job, attempts: 0, failure, resolve });
        if (timer === undefined) schedule();
      }),
    stop: async () => {
      clearTimeout(timer);
      await seats.stop();
    },
  };
};
