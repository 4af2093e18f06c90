import { createBundleBreaker } from './bundle-breaker.ts';
import { judgeSlot } from './judge-slot.rule.ts';
import type { LibraryMode } from './realm/library-sources.ts';
import type { ConfinedJob, FragmentFailure, Rendered } from './render-job.ts';
import { createWorkerSlots } from './worker-slots.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerSlots } from './worker-slots.ts';
import { createRenderTasks } from './render-tasks.ts';
import type { RenderTasks } from './render-tasks.ts';
import { workerCount } from './render-worker-handle.ts';
import type { ServerPorts } from './server-ports.ts';
import { createWatchdog } from './watchdog.ts';

/** Time limit of a fragment, including the bodies of its calls. */
const FRAGMENT_LIMIT_MS = 1000;
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
  /** A thread does not end. Only the end of its process can end it. `sha384`: its bundle, if known. */
  readonly endless: (sha384: string | null) => void;
  /** Time limit of a fragment. Default: one second. */
  readonly limitMs?: number;
};

/** Reassigns the other jobs of an unresponsive worker. */
const reassign = (slot: WorkerSlot, slots: WorkerSlots, tasks: RenderTasks): void => {
  for (const id of slot.jobs()) {
    if (id !== slot.worker.currentJob() && !slots.isElsewhere(id, slot)) tasks.share(id);
  }
};

const checkSlots = (
  slots: WorkerSlots,
  tasks: RenderTasks,
  { limitMs, endless }: { readonly limitMs: number; readonly endless: Settings['endless'] },
): void => {
  for (const slot of slots.busy()) {
    const judgement = judgeSlot(slot.check(), limitMs);
    if (slot.isEndless()) endless(tasks.bundleOf(slot.worker.currentJob())?.sha384 ?? null);
    else if (judgement === 'stuck') slot.markStuck();
    else if (judgement === 'unresponsive' && !slot.isUnresponsive()) {
      slot.markUnresponsive();
      reassign(slot, slots, tasks);
    }
  }
};

/** Pool of threads with one warm spare. A killed thread affects only the job that caused it. */
export const createRenderPool = ({
  mode,
  ports,
  log,
  endless,
  limitMs = FRAGMENT_LIMIT_MS,
}: Settings): RenderPool => {
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
  const watchdog = createWatchdog(() => checkSlots(slots, tasks, { limitMs, endless }), tasks.isEmpty);

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
