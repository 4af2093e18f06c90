import type { LibraryMode } from './realm/library-sources.ts';
import type { Rendered } from './render-job.ts';
import { createWorkerSlot } from './worker-slot.ts';
import type { WorkerSlot } from './worker-slot.ts';
import { startRenderWorker } from './render-worker-handle.ts';
import type { ServerPorts } from './server-ports.ts';

const MAX_JOBS = 16;
const RESPAWN_AFTER_MS = 500;

/** Active threads, and a spare. */
export type WorkerSlots = {
  /** Returns the responsive thread with the fewest jobs. Null if all are full. */
  readonly pick: () => WorkerSlot | null;
  readonly busy: () => readonly WorkerSlot[];
  /** Whether another thread also has the job. */
  readonly isElsewhere: (id: number, slot: WorkerSlot) => boolean;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly count: number;
  readonly mode: LibraryMode;
  /** Time limit of a fragment, in milliseconds. */
  readonly limitMs: number;
  readonly ports: ServerPorts;
  readonly ended: (slot: WorkerSlot, reason: string) => void;
  readonly answered: (id: number, rendered: Rendered) => void;
};

/** Spawns the threads. The spare replaces a thread that ends, and a new thread becomes the spare. */
export const createWorkerSlots = ({
  count,
  mode,
  limitMs,
  ports,
  ended,
  answered,
}: Settings): WorkerSlots => {
  let slots: readonly WorkerSlot[] = [];
  let spare: WorkerSlot | null = null;
  let isStopping = false;
  const leaving: Promise<void>[] = [];

  const replace = (endedSlot: WorkerSlot, reason: string): void => {
    const wasAtWork = slots.includes(endedSlot);
    slots = slots.filter((slot) => slot !== endedSlot);
    if (isStopping) return;
    if (wasAtWork && spare !== null) slots = [...slots, spare];
    spare = null;
    if (wasAtWork) ended(endedSlot, reason);
    setTimeout(refill, endedSlot.worker.progress().turns > 0 ? 0 : RESPAWN_AFTER_MS).unref();
  };

  const spawn = (): WorkerSlot => {
    const slot: WorkerSlot = createWorkerSlot(
      startRenderWorker({
        mode,
        limitMs,
        ports,
        answered: (id, rendered) => {
          for (const each of slots) each.drop(id);
          answered(id, rendered);
        },
        ended: (reason) => replace(slot, reason),
      }),
    );
    return slot;
  };

  const refill = (): void => {
    if (isStopping) return;
    while (slots.length < count) slots = [...slots, spawn()];
    spare ??= spawn();
  };

  refill();
  return {
    pick: () => {
      const well = slots.filter(
        (slot) => slot.jobs().length < MAX_JOBS && !slot.isUnresponsive() && !slot.isStuck(),
      );
      const [first, ...others] = well;
      if (first === undefined) return null;
      return others.reduce((best, slot) => (slot.jobs().length < best.jobs().length ? slot : best), first);
    },
    busy: () => slots.filter((slot) => slot.jobs().length > 0),
    isElsewhere: (id, slot) => slots.some((other) => other !== slot && other.jobs().includes(id)),
    stop: async () => {
      isStopping = true;
      leaving.push(...[...slots, ...(spare === null ? [] : [spare])].map(({ worker }) => worker.stop()));
      await Promise.all(leaving);
    },
  };
};
