import type { RenderInput, ProcessMessage } from './render-job.ts';
import { createRenderPool } from './render-pool.ts';
import { createServerPorts } from './server-ports.ts';
import type { ServerPorts } from './server-ports.ts';

/* The render process: runs render threads, and exchanges messages with the server. It has no environment, no
   network and no files except its own code. No bundle runs in its main thread. */

const MAX_SOURCES = 24;
const ALIVE_MS = 1000;

/** Caches the code of bundles, for threads that start later. */
const withCache = ({ source, ...ports }: ServerPorts): ServerPorts => {
  const sources = new Map<string, string>();
  return {
    ...ports,
    source: async (sha384) => {
      const code = sources.get(sha384) ?? (await source(sha384));
      if (code === null) return null;
      sources.set(sha384, code);
      const [oldest] = sources.keys();
      if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
      return code;
    },
  };
};

const isInput = (message: unknown): message is RenderInput =>
  typeof message === 'object' && message !== null && 'kind' in message;

const serve = (mode: 'production' | 'development', limitMs: number | undefined): void => {
  const post = (message: ProcessMessage): void => void process.send?.(message);
  const { ports, reply, source, turn } = createServerPorts(post);
  const log = (problem: string): void => post({ kind: 'log', problem });
  const pool = createRenderPool({
    mode,
    ports: withCache(ports),
    log,
    endless: (sha384) => post({ kind: 'endless', sha384 }),
    ...(limitMs === undefined ? {} : { limitMs }),
  });
  let pages = 0;
  setInterval(() => {
    if (pages > 0) post({ kind: 'alive' });
  }, ALIVE_MS).unref();
  process.on('message', (input: unknown) => {
    if (!isInput(input)) return;
    if (input.kind === 'reply') {
      reply(input.call, input.reply);
      return;
    }
    if (input.kind === 'source') {
      source(input.sha384, input.code);
      return;
    }
    if (input.kind === 'turn') {
      turn();
      return;
    }
    const { id, job } = input;
    pages += 1;
    void pool.render(job).then((rendered) => {
      pages -= 1;
      post({ kind: 'answer', id, rendered });
    });
  });
  // the server ends this process; a signal to the process group must not end it while the server finishes its
  // requests
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // `process.exit` waits for the threads, and a thread may never end
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
};

const [, , mode, limitMs] = process.argv;
serve(
  mode === 'development' ? 'development' : 'production',
  limitMs === undefined ? undefined : Number(limitMs),
);
