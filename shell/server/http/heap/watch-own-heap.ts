import { join } from 'node:path';

import { dumpFolder } from './dump-folder.ts';
import { createHeapWatch, readHeap } from './heap-watch.ts';
import type { HeapWatch, HeapWatchPorts } from './heap-watch.ts';

type Settings = { readonly dataDir: string; readonly heapDumpPercent: number };

/** Creates the heap watch of this process. Dumps are in `heap-dumps` in the data folder. */
export const watchOwnHeap = ({ dataDir, heapDumpPercent }: Settings, log: HeapWatchPorts['log']): HeapWatch =>
  createHeapWatch(heapDumpPercent, {
    readHeap,
    nowMs: Date.now,
    log,
    ...dumpFolder(join(dataDir, 'heap-dumps'), Date.now),
  });
