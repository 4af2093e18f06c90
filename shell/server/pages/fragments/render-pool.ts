import { createBundleBreaker } from './bundle-breaker.ts';
import type { LibraryMode } from './realm/library-sources.ts';
import type { ConfinedJob, FragmentFailure, Rendered } from './render-job.ts';
import { createWorkerSlots } from './worker-slots.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerSlots } from './worker-slots.ts';
import { createRenderTasks } from './render-tasks.ts';
import type { RenderTasks } from './render-tasks.ts';
import { workerCount } from './render-worker-handle.ts';
import type { ServerPorts } from './server-ports.ts';

const CHECK_MS = 100;
/** An event loop that is blocked for this long: the thread gets no new jobs, and its other jobs are reassigned. */
const UNRESPONSIVE_MS = 400;
/** After this time it counts as a busy loop: the fragment's own limit has passed. */
const STUCK_MS = 1200;
/** Time limit of a fragment, including the bodies of its calls. */
const FRAGMENT_LIMIT_MS = 1000;
/**
 * A thread with a running event loop that answers no job for so many times the limit of a fragment: the chrome hangs.
 * Excludes the start of the thread.
 */
const OVERDUE_LIMITS = 2.5;
/** The same for a single job, while others are answered. */
const FORGOTTEN_LIMITS = 10;

const SWITCHED_OFF: FragmentFailure = { kind: 'switched-off', detail: 'it crashed its threads' };

/** Renders pages in threads, so that a fragment cannot block the process. */
export type RenderPool = {
  /** Never rejects: a failure is part of the result. */
  readonly render: (job: ConfinedJob) => Promise<Rendered>;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly mode: LibraryMode;
  readonly ports: ServerPorts;
  readonly log: (problem: string) => void;
  /** Time limit of a fragment. Default: one second. */
  readonly limitMs?: number;
};

/** Reassigns the other jobs of an unresponsive worker. */
const reassign = (slot: WorkerSlot, slots: WorkerSlots, tasks: RenderTasks): void => {
  for (const id of slot.jobs()) {
    if (id !== slot.worker.currentJob() && !slots.isElsewhere(id, slot)) tasks.share(id);
  }
};

const isHanging = (slot: WorkerSlot, nowMs: number, limitMs: number): boolean => {
  const oldestMs = slot.oldestMs(nowMs);
  return (
    oldestMs > FORGOTTEN_LIMITS * limitMs ||
    Math.min(oldestMs, slot.silentMs(nowMs)) > OVERDUE_LIMITS * limitMs
  );
};

const checkSlots = (slots: WorkerSlots, tasks: RenderTasks, nowMs: number, limitMs: number): void => {
  for (const slot of slots.busy()) {
    const stillMs = slot.stillMs(nowMs);
    if (stillMs > STUCK_MS || isHanging(slot, nowMs, limitMs)) slot.markStuck();
    else if (stillMs > UNRESPONSIVE_MS && !slot.isUnresponsive()) {
      slot.markUnresponsive();
      reassign(slot, slots, tasks);
    }
  }
};

/** Checks the threads while there are jobs. */
const createWatchdog = (look: () => void, isIdle: () => boolean) => {
  let timer: NodeJS.Timeout | undefined;
  const turn = (): void => {
    look();
    timer = isIdle() ? undefined : setTimeout(turn, CHECK_MS).unref();
  };
  return {
    wake: (): void => {
      timer ??= setTimeout(turn, CHECK_MS).unref();
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Pool of threads with one warm spare. A killed thread affects only the job that caused it. */
export const createRenderPool = ({ mode, ports, log, limitMs = FRAGMENT_LIMIT_MS }: Settings): RenderPool => {
  const breaker = createBundleBreaker();
  const tasks = createRenderTasks(() => slots);

  const ended = (slot: WorkerSlot, reason: string): void => {
    const culprit = slot.worker.currentJob();
    const failure: FragmentFailure = { kind: slot.isStuck() ? 'busy' : 'crashed', detail: reason };
    const bundle = tasks.bundleOf(culprit);
    if (bundle !== null) breaker.noteKill(bundle, Date.now());
    log(`a render thread was lost: ${reason}`);
    for (const id of slot.jobs()) if (!slots.isElsewhere(id, slot)) tasks.retry(id, id === culprit, failure);
    tasks.handOut();
  };

  const answered = (id: number, rendered: Rendered): void => {
    tasks.settle(id, rendered);
    tasks.handOut();
  };

  const slots = createWorkerSlots({ count: workerCount(), mode, limitMs, ports, ended, answered });
  const watchdog = createWatchdog(() => checkSlots(slots, tasks, Date.now(), limitMs), tasks.isEmpty);

  return {
    render: (job) =>
      new Promise((resolve) => {
        const bundle = job.fragment?.bundle;
        const isOff = bundle !== undefined && breaker.isOpen(bundle, Date.now());
        tasks.add(job, isOff ? SWITCHED_OFF : null, resolve);
        watchdog.wake();
      }),
    stop: async () => {
      watchdog.stop();
      await slots.stop();
    },
  };
};
