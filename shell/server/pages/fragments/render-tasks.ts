import type { ConfinedJob, FragmentFailure, NamedBundle, Rendered } from './render-job.ts';
import type { WorkerSlots } from './worker-slots.ts';

const MAX_ATTEMPTS = 3;
const MAX_WAITING = 1000;
/** A timer of a fragment can end its thread after the page was answered. */
const REMEMBERED = 500;

type Task = {
  readonly id: number;
  readonly job: ConfinedJob;
  readonly attempts: number;
  /** Reason to leave the slot empty. Null: not decided. */
  readonly failure: FragmentFailure | null;
  readonly resolve: (rendered: Rendered) => void;
};

/** Requested pages without an answer. */
export type RenderTasks = {
  readonly add: (
    job: ConfinedJob,
    failure: FragmentFailure | null,
    resolve: (rendered: Rendered) => void,
  ) => void;
  readonly settle: (id: number, rendered: Rendered) => void;
  /** Sends a job to another thread too. The first answer counts. */
  readonly share: (id: number) => void;
  /** Moves a job of a lost thread to another one. A job that caused the loss continues without its fragment. */
  readonly retry: (id: number, isCulprit: boolean, failure: FragmentFailure) => void;
  /** Sends queued jobs to threads. */
  readonly handOut: () => void;
  /** Bundle of a job, even of one that was answered recently. */
  readonly bundleOf: (id: number) => NamedBundle | null;
  readonly isEmpty: () => boolean;
};

const nothing = (failure: FragmentFailure | null, chromeProblem: string): Rendered => ({
  fragment: null,
  failure,
  chrome: null,
  chromeProblem,
});

const orderOf = ({ id, job, failure }: Task) => ({
  id,
  job: failure === null ? job : { ...job, fragment: null },
});

/** Distributes jobs to threads. Jobs without a free thread are queued, and refused if the queue is full. */
export const createRenderTasks = (seats: () => WorkerSlots): RenderTasks => {
  const tasks = new Map<number, Task>();
  const waiting: number[] = [];
  const bundles = new Map<number, NamedBundle>();
  let lastId = 0;

  const remember = (id: number, bundle: NamedBundle | undefined): void => {
    if (bundle !== undefined) bundles.set(id, bundle);
    bundles.delete(id - REMEMBERED);
  };

  const settle = (id: number, rendered: Rendered): void => {
    const task = tasks.get(id);
    if (task === undefined) return;
    tasks.delete(id);
    task.resolve(task.failure === null ? rendered : { ...rendered, failure: task.failure });
  };

  const dispatch = (task: Task): void => {
    tasks.set(task.id, task);
    const seat = seats().pick();
    if (seat !== null) seat.take(orderOf(task));
    else if (waiting.length < MAX_WAITING) waiting.push(task.id);
    else settle(task.id, nothing(task.failure, 'the server is overloaded'));
  };

  const share = (id: number): void => {
    const task = tasks.get(id);
    if (task !== undefined) dispatch(task);
  };

  return {
    add: (job, failure, resolve) => {
      lastId += 1;
      remember(lastId, job.fragment?.bundle);
      dispatch({ id: lastId, job, attempts: 0, failure, resolve });
    },
    settle,
    share,
    retry: (id, isCulprit, failure) => {
      const task = tasks.get(id);
      if (task === undefined) return;
      const attempts = task.attempts + 1;
      const given = isCulprit || attempts > 1 ? (task.failure ?? failure) : null;
      if (attempts >= MAX_ATTEMPTS) settle(id, nothing(failure, failure.detail));
      else dispatch({ ...task, attempts, failure: given });
    },
    handOut: () => {
      while (waiting.length > 0 && seats().pick() !== null) share(waiting.shift() ?? 0);
    },
    bundleOf: (id) => bundles.get(id) ?? null,
    isEmpty: () => tasks.size === 0,
  };
};
