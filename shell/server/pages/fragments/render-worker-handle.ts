import { availableParallelism, totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';

import * as E from 'fp-ts/lib/Either.js';

import type { LibraryMode } from './realm/library-sources.ts';
import { SHARED, SHARED_CPU, ThreadMessage } from './render-job.ts';
import type { Rendered, RenderInput, WorkerOrder, WorkerStart } from './render-job.ts';
import type { ServerPorts } from './server-ports.ts';
import { threadHeapMb } from './thread-heap.rule.ts';

const MICROSECONDS = 1000;
export const MAX_WORKERS = 4;
const MIN_WORKERS = 2;
/**
 * Limit on the memory of a thread outside its heap, such as buffers. Rendering needs none, and V8 does not limit it.
 */
const MAX_OUTSIDE_BYTES = 64 * 1024 * 1024;

/** Number of render threads. */
export const workerCount = (): number => Math.min(MAX_WORKERS, Math.max(MIN_WORKERS, availableParallelism()));

/** Memory limit of the container, or memory of the machine. Node reports a huge number if there is no limit. */
const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** A render thread, as seen by the pool. */
export type RenderWorker = {
  readonly send: (order: WorkerOrder) => void;
  /** Counters of its event loop. */
  readonly progress: () => ThreadProgress;
  /** Last known processor time in milliseconds. Each call starts a new measurement. */
  readonly cpuMs: () => number;
  /** Whether it waits for the code of a bundle, which the server sends. */
  readonly isWaiting: () => boolean;
  /** Job whose code ran last. */
  readonly currentJob: () => number;
  readonly stop: () => Promise<void>;
};

/** Progress of a thread, as counted by its event loop (see `SHARED`). */
export type ThreadProgress = {
  /** 0 until it has started. */
  readonly turns: number;
  readonly ticks: number;
  /** Processor time at its last turn, in milliseconds. */
  readonly cpuMs: number;
};

type Settings = {
  readonly mode: LibraryMode;
  /** Time limit of a fragment, in milliseconds. */
  readonly limitMs: number;
  readonly ports: ServerPorts;
  readonly answered: (id: number, rendered: Rendered) => void;
  /** The thread ended, on its own or by `stop`. */
  readonly ended: (reason: string) => void;
};

const progressIn = (shared: SharedArrayBuffer): ThreadProgress => {
  const memory = new Int32Array(shared);
  return {
    turns: Atomics.load(memory, SHARED.turns),
    ticks: Atomics.load(memory, SHARED.ticks),
    cpuMs: Number(Atomics.load(new BigInt64Array(shared), SHARED_CPU)) / MICROSECONDS,
  };
};

/**
 * Measures the processor time of a thread, and its memory outside the heap. Also measures after each answer,
 * because the last bundle is then the one that uses the memory. The returned function is `RenderWorker.cpuMs`.
 */
const createMeter = (worker: Worker, exceeded: () => void): (() => number) => {
  let cpuMs = 0;
  let isMeasuring = false;
  const measure = async (): Promise<void> => {
    const [{ user, system }, { external_memory: outside }] = await Promise.all([
      worker.cpuUsage(),
      worker.getHeapStatistics(),
    ]);
    cpuMs = (user + system) / MICROSECONDS;
    if (outside > MAX_OUTSIDE_BYTES) exceeded();
  };
  const done = (): void => {
    isMeasuring = false;
  };
  return () => {
    if (!isMeasuring) {
      isMeasuring = true;
      // rejects if the thread has not started, or has ended
      measure().then(done, done);
    }
    return cpuMs;
  };
};

/** Forwards a message to the server. Returns the reply for the thread. */
const passOn = async (
  message: Extract<ThreadMessage, { readonly kind: 'call' | 'turn' }>,
  ports: ServerPorts,
): Promise<RenderInput> => {
  if (message.kind === 'turn') {
    await ports.turn();
    return { kind: 'turn' };
  }
  const { call, ticket, requestJson, tag } = message;
  return { kind: 'reply', call, reply: await ports.call({ ticket, requestJson, tag }) };
};

/**
 * Starts a render thread without an environment. It inherits the flags of its process, including permissions,
 * because `execArgv` is not set.
 */
export const startRenderWorker = ({ mode, limitMs, ports, answered, ended }: Settings): RenderWorker => {
  const shared = new SharedArrayBuffer(SHARED.length * Int32Array.BYTES_PER_ELEMENT);
  const workerData: WorkerStart = { shared, mode, limitMs };
  let reason = 'the thread ended';
  let awaited = 0;
  const worker = new Worker(new URL('./worker/render-worker.ts', import.meta.url), {
    workerData,
    env: {},
    // all threads, and the spare
    resourceLimits: { maxOldGenerationSizeMb: threadHeapMb(memoryBytes(), workerCount() + 1) },
  });
  const post = (input: RenderInput): void => worker.postMessage(input);
  const endAs = (why: string): void => {
    reason = why;
    void worker.terminate();
  };
  const cpuMs = createMeter(worker, () => endAs('the thread holds too much memory outside of its heap'));
  const take = (message: ThreadMessage): void => {
    switch (message.kind) {
      case 'answer': {
        cpuMs();
        answered(message.id, message.rendered);
        return;
      }
      case 'call':
      case 'turn': {
        void passOn(message, ports).then(post);
        return;
      }
      case 'need': {
        const { sha384 } = message;
        awaited += 1;
        void ports.source(sha384).then((code) => {
          awaited -= 1;
          post({ kind: 'source', sha384, code });
        });
        return;
      }
      case 'crash':
        endAs(message.detail);
    }
  };
  worker.on('message', (message: unknown) => {
    const known = ThreadMessage.decode(message);
    if (E.isRight(known)) take(known.right);
  });
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => ended(`${reason} (code ${String(code)})`)).unref();
  return {
    send: (order) => post({ kind: 'order', ...order }),
    progress: () => progressIn(shared),
    cpuMs,
    isWaiting: () => awaited > 0,
    currentJob: () => Atomics.load(new Int32Array(shared), SHARED.currentJob),
    stop: async () => {
      await worker.terminate();
    },
  };
};
