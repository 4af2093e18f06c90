import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { fromRoot } from '../webpack/paths.ts';

const HeapReport = t.readonly(
  t.type({
    count: t.number,
    heapUsed: t.number,
    rss: t.number,
    external: t.number,
    /** One value per thread. */
    threadHeaps: t.readonlyArray(t.number),
  }),
  'HeapReport',
);
/** Memory of a server after garbage collection, in bytes. `count`: number of the measurement. */
export type HeapReport = t.TypeOf<typeof HeapReport>;

/** The server's own heap, and that of its largest thread: one that restarted in the meantime shows no leak. */
export const heapOf = ({ heapUsed, threadHeaps }: HeapReport): number =>
  heapUsed + Math.max(0, ...threadHeaps);

const ASK_AGAIN_MS = 50;
const LONGEST_MS = 60_000;

const reportPath = (dataDir: string): string => join(dataDir, 'heap.json');

/** Options for starting a server so that `measureHeap` can query it. */
export const measurable = (dataDir: string) => ({
  nodeOptions: ['--expose-gc', '--import', pathToFileURL(fromRoot('tools/soak/heap-report.mjs')).href],
  variables: { HEAP_REPORT: reportPath(dataDir) },
});

const readReport = async (path: string): Promise<HeapReport | null> => {
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    const report = HeapReport.decode(json);
    return E.isRight(report) ? report.right : null;
  } catch {
    return null;
  }
};

/**
 * Queries a server that was started with `measurable` for its memory after a collection. Rejects if it does not
 * reply within a minute.
 */
export const measureHeap = async (pid: number, dataDir: string): Promise<HeapReport> => {
  const path = reportPath(dataDir);
  const known = (await readReport(path))?.count ?? 0;
  process.kill(pid, 'SIGUSR2');
  const endsAt = Date.now() + LONGEST_MS;
  while (Date.now() < endsAt) {
    const report = await readReport(path);
    if (report !== null && report.count > known) return report;
    await wait(ASK_AGAIN_MS);
  }
  throw new Error(`process ${String(pid)} did not report its memory`);
};
