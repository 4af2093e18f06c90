// Loaded before the server, with --expose-gc: at SIGUSR2 it frees what can be freed and writes what is left.
import { renameSync, writeFileSync } from 'node:fs';

const path = process.env.HEAP_REPORT;
const PASSES = 3;
let count = 0;

process.on('SIGUSR2', () => {
  for (let pass = 0; pass < PASSES; pass += 1) globalThis.gc();
  const { heapUsed, rss, external } = process.memoryUsage();
  count += 1;
  writeFileSync(`${path}.draft`, JSON.stringify({ count, heapUsed, rss, external }));
  renameSync(`${path}.draft`, path);
});
