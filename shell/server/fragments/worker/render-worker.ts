import { parentPort, workerData } from 'node:worker_threads';

import { SHARED } from '../render-job.ts';
import type { WorkerOrder, WorkerReply, WorkerStart } from '../render-job.ts';
import { attributeJobs } from './attribute-jobs.ts';
import { runJob } from './run-job.ts';

const HEARTBEAT_MS = 50;

/** A worker thread of the render pool: takes orders, answers each, and shows that it is alive. */
const serve = ({ shared }: WorkerStart): void => {
  const memory = new Int32Array(shared);
  setInterval(() => Atomics.add(memory, SHARED.heartbeat, 1), HEARTBEAT_MS).unref();

  const startJob = attributeJobs((id) => Atomics.store(memory, SHARED.currentJob, id));
  parentPort?.on('message', ({ id, job }: WorkerOrder) => {
    startJob(id);
    void runJob(job).then((rendered) => {
      const reply: WorkerReply = { id, rendered };
      parentPort?.postMessage(reply);
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
else throw new Error('this file is the thread of a render pool');
