import { parentPort, workerData } from 'node:worker_threads';

import { readLibraries } from '../realm/library-sources.ts';
import { SHARED, SHARED_CPU, TICK_MS } from '../render-job.ts';
import type { RenderInput, ThreadMessage, WorkerStart } from '../render-job.ts';
import { createServerPorts } from '../server-ports.ts';
import { attributeJobs } from './attribute-jobs.ts';
import { closeCapabilities } from './close-capabilities.ts';
import { createRealms } from './realms.ts';
import { createRunJob } from './run-job.ts';
import { threadClock } from './wait-own-time.ts';

const port = parentPort;
const post = (message: ThreadMessage): void => port?.postMessage(message);

/** Serves a thread of the render pool: runs jobs, answers each of them, and counts the turns of its event loop. */
const serve = ({ shared, mode, limitMs }: WorkerStart): void => {
  const memory = new Int32Array(shared);
  const cpuMemory = new BigInt64Array(shared);
  /** Stops at once, so that the shared memory still contains the job whose code threw. */
  const crash = (detail: string): void => {
    post({ kind: 'crash', detail });
    Atomics.wait(memory, SHARED.halt, 0);
  };
  // does not read the error, because its getters are code of the bundle
  process.setUncaughtExceptionCaptureCallback(() => crash('an uncaught exception'));
  process.on('unhandledRejection', () => crash('an unhandled rejection'));

  const { ports, reply, source, turn: serverTurned } = createServerPorts(post);
  const settings = { mode, libraries: readLibraries(mode) };
  const progress = () => ({
    ticks: Atomics.load(memory, SHARED.ticks),
    cpuMs: Number(Atomics.load(cpuMemory, SHARED_CPU)) / 1000,
  });
  const realms = createRealms(settings, { ...ports, crashed: crash });
  const runJob = createRunJob(realms, limitMs, threadClock(progress));
  const startJob = attributeJobs((id) => Atomics.store(memory, SHARED.currentJob, id));
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage();
    Atomics.store(cpuMemory, SHARED_CPU, BigInt(user + system));
    Atomics.add(memory, SHARED.turns, 1);
  };
  let jobs = 0;
  let isServerBusy = false;
  setInterval(() => {
    turn();
    if (isServerBusy) return;
    Atomics.add(memory, SHARED.ticks, 1);
    if (jobs === 0) return;
    isServerBusy = true;
    void ports.turn().then(() => (isServerBusy = false));
  }, TICK_MS).unref();
  closeCapabilities();

  port?.on('message', (input: RenderInput) => {
    turn();
    if (input.kind === 'reply') {
      reply(input.call, input.reply);
      return;
    }
    if (input.kind === 'source') {
      source(input.sha384, input.code);
      return;
    }
    if (input.kind === 'turn') {
      serverTurned();
      return;
    }
    const { id, job } = input;
    jobs += 1;
    startJob(id);
    void runJob(job).then((rendered) => {
      jobs -= 1;
      post({ kind: 'answer', id, rendered });
    });
  });
};

const isStart = (given: unknown): given is WorkerStart =>
  typeof given === 'object' &&
  given !== null &&
  'shared' in given &&
  given.shared instanceof SharedArrayBuffer;

const given: unknown = workerData;
if (isStart(given)) serve(given);
else throw new Error('this file must run as a thread of the render pool');
