// Loaded before the server, with --expose-gc. On SIGUSR2 it collects garbage and writes the heap size.
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const path = process.env.HEAP_REPORT;
const PASSES = 3;
/** A thread that is ending no longer replies. */
const THREAD_MS = 10_000;
let count = 0;

/** Sends questions to each thread with the inspector, one after another, because a thread has its own heap. */
const threads = () => {
  const session = new Session();
  const open = new Set();
  const waiting = new Map();
  let lastId = 0;
  session.connect();
  session.on('NodeWorker.attachedToWorker', ({ params }) => open.add(params.sessionId));
  session.on('NodeWorker.detachedFromWorker', ({ params }) => open.delete(params.sessionId));
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const { id, result } = JSON.parse(params.message);
    waiting.get(id)?.(result ?? null);
    waiting.delete(id);
  });
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const ask = (sessionId, method) =>
    new Promise((resolve) => {
      lastId += 1;
      setTimeout(resolve, THREAD_MS, null).unref();
      waiting.set(lastId, resolve);
      const message = JSON.stringify({ id: lastId, method });
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message }, (error) => {
        if (error) resolve(null);
      });
    });
  return {
    heapsUsed: () =>
      Promise.all(
        [...open].map(async (sessionId) => {
          await ask(sessionId, 'HeapProfiler.collectGarbage');
          return (await ask(sessionId, 'Runtime.getHeapUsage'))?.usedSize ?? 0;
        }),
      ),
  };
};

const others = threads();

process.on('SIGUSR2', async () => {
  const used = await others.heapsUsed();
  for (let pass = 0; pass < PASSES; pass += 1) globalThis.gc();
  const { heapUsed, rss, external } = process.memoryUsage();
  count += 1;
  writeFileSync(`${path}.draft`, JSON.stringify({ count, heapUsed, rss, external, threadHeaps: used }));
  renameSync(`${path}.draft`, path);
});
