import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import * as E from 'fp-ts/lib/Either.js';

import type { LibraryMode } from './realm/library-sources.ts';
import { SHARED, ThreadMessage } from './render-job.ts';
import type { Rendered, RenderInput, WorkerOrder, WorkerStart } from './render-job.ts';
import type { ServerPorts } from './server-ports.ts';

const HEAP_MB = 512;
const MICROSECONDS = 1000;
const MAX_WORKERS = 4;
const MIN_WORKERS = 2;

/** Number of render threads. */
export const workerCount = (): number => Math.min(MAX_WORKERS, Math.max(MIN_WORKERS, availableParallelism()));

/** A render thread, as seen by the pool. */
export type RenderWorker = {
  readonly send: (order: WorkerOrder) => void;
  /** Counter that increases while the event loop of the thread runs. */
  readonly heartbeat: () => number;
  /** Last known processor time in milliseconds. Each call triggers a new measurement. */
  readonly cpuMs: () => number;
  /** Job whose code ran last. */
  readonly currentJob: () => number;
  readonly stop: () => Promise<void>;
};

type Settings = {
  readonly mode: LibraryMode;
  /** Time limit of a fragment, in milliseconds. */
  readonly limitMs: number;
  readonly ports: ServerPorts;
  readonly answered: (id: number, rendered: Rendered) => void;
  /** The thread ended, by itself or by `stop`. */
  readonly ended: (reason: string) => void;
};

/**
 * Starts a render thread without an environment. It inherits the flags of its process, including permissions, because
 * `execArgv` is not set.
 */
export const startRenderWorker = ({ mode, limitMs, ports, answered, ended }: Settings): RenderWorker => {
  const shared = new SharedArrayBuffer(SHARED.length * Int32Array.BYTES_PER_ELEMENT);
  const memory = new Int32Array(shared);
  const workerData: WorkerStart = { shared, mode, limitMs };
  let reason = 'the thread ended';
  const worker = new Worker(new URL('./worker/render-worker.ts', import.meta.url), {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const post = (input: RenderInput): void => worker.postMessage(input);
  const take = (message: ThreadMessage): void => {
    switch (message.kind) {
      case 'answer': {
        answered(message.id, message.rendered);
        return;
      }
      case 'call': {
        const { call, ticket, requestJson, tag } = message;
        void ports.call({ ticket, requestJson, tag }).then((reply) => post({ kind: 'reply', call, reply }));
        return;
      }
      case 'need': {
        const { sha384 } = message;
        void ports.source(sha384).then((code) => post({ kind: 'source', sha384, code }));
        return;
      }
      case 'crash':
        reason = message.detail;
        void worker.terminate();
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
    send: (order) => post({ kind: 'order', ...order }),
    heartbeat: () => Atomics.load(memory, SHARED.heartbeat),
    currentJob: () => Atomics.load(memory, SHARED.currentJob),
    stop: async () => {
      await worker.terminate();
    },
  };
};
