import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import * as E from 'fp-ts/lib/Either.js';

import { SHARED, WorkerReply } from './render-job.ts';
import type { Rendered, WorkerOrder, WorkerStart } from './render-job.ts';

const HEAP_MB = 512;
const MICROSECONDS = 1000;
const MAX_WORKERS = 4;
const MIN_WORKERS = 2;

/** How many threads render at once. */
export const workerCount = (): number => Math.min(MAX_WORKERS, Math.max(MIN_WORKERS, availableParallelism()));

/** One render thread as the pool sees it. */
export type RenderWorker = {
  readonly send: (order: WorkerOrder) => void;
  /** A number that grows while the thread's event loop turns. */
  readonly heartbeat: () => number;
  /** The processor time it had used when last asked, milliseconds; each question has it measured again. */
  readonly cpuMs: () => number;
  /** The job whose code ran last. */
  readonly currentJob: () => number;
  readonly stop: () => Promise<void>;
};

type Listeners = {
  readonly answered: (id: number, rendered: Rendered) => void;
  /** The thread is gone, by its own doing or by `stop`. */
  readonly ended: (reason: string) => void;
};

/** Starts a render thread. It gets no environment but the mode: secrets stay with the server. */
export const startRenderWorker = ({ answered, ended }: Listeners): RenderWorker => {
  const shared = new SharedArrayBuffer(SHARED.length * Int32Array.BYTES_PER_ELEMENT);
  const memory = new Int32Array(shared);
  const workerData: WorkerStart = { shared };
  let reason = 'the thread ended';
  const worker = new Worker(new URL('./worker/render-worker.ts', import.meta.url), {
    workerData,
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  worker.on('message', (message: unknown) => {
    const reply = WorkerReply.decode(message);
    if (E.isRight(reply)) answered(reply.right.id, reply.right.rendered);
  });
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => ended(`${reason} (code ${String(code)})`));
  worker.unref();
  let cpuMs = 0;
  const measure = (): void => {
    worker.cpuUsage().then(
      ({ user, system }) => (cpuMs = (user + system) / MICROSECONDS),
      () => undefined,
    );
  };
  return {
    cpuMs: () => {
      measure();
      return cpuMs;
    },
    send: (order) => worker.postMessage(order),
    heartbeat: () => Atomics.load(memory, SHARED.heartbeat),
    currentJob: () => Atomics.load(memory, SHARED.currentJob),
    stop: async () => {
      await worker.terminate();
    },
  };
};
