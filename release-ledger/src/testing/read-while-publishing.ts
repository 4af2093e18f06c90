import * as E from 'fp-ts/lib/Either.js';

import { pinOf, sha384Of } from '../format/index.ts';
import type { Release } from '../format/index.ts';
import { wordsOf } from '../errors/index.ts';
import { readHead } from '../channel/index.ts';
import { readRelease } from '../releases/index.ts';
import { fileKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { aLedger } from './a-ledger.ts';
import { startWorker } from './children.ts';

/** Number of file reads and versions read, and all incomplete reads. */
export type ReadReport = {
  readonly reads: number;
  readonly versions: number;
  readonly torn: readonly string[];
};

const tornFiles = async (store: Store, release: Release): Promise<readonly string[]> => {
  const torn: string[] = [];
  for (const [path, { sha384 }] of Object.entries(release.files)) {
    const bytes = await store.read(fileKey(release.name, release.version, path));
    if (bytes === null || sha384Of(bytes) !== sha384) torn.push(`${release.version}: ${path}`);
  }
  return torn;
};

type Look = { readonly reads: number; readonly version: string | null; readonly torn: readonly string[] };

/** Reads the live revision, its release, and every file of it. */
const readLive = async (store: Store): Promise<Look> => {
  const head = await readHead(store, 'local');
  if (E.isLeft(head)) return { reads: 1, version: null, torn: [wordsOf(head.left)] };
  const skipped = head.right.problem === null ? [] : [wordsOf(head.right.problem)];
  const version = pinOf(head.right.revision, 'mfe-swap')?.stable ?? '';
  const release = await readRelease(store, 'mfe-swap', version);
  if (E.isLeft(release)) return { reads: 2, version, torn: [...skipped, wordsOf(release.left)] };
  const torn = await tornFiles(store, release.right);
  return { reads: 2 + Object.keys(release.right.files).length, version, torn: [...skipped, ...torn] };
};

/**
 * Reads the live files while another process publishes and promotes continuously. `folder` is the folder of this file.
 */
export const readWhilePublishing = async (folder: string, atLeast: number): Promise<ReadReport> => {
  const ledger = aLedger();
  await ledger.live('1.0.0');
  const worker = startWorker(folder, 'publish-many.worker.ts', [ledger.root]);
  await worker.started;
  const looks: Look[] = [];
  let reads = 0;
  while (reads < atLeast && !worker.hasEnded()) {
    const look = await readLive(ledger.store);
    reads += look.reads;
    looks.push(look);
  }
  const ended = worker.hasEnded() ? [`the publisher ended: ${worker.errors()}`] : [];
  worker.terminate();
  await worker.ended;
  ledger.remove();
  const versions = new Set(looks.map(({ version }) => version)).size;
  return { reads, versions, torn: [...ended, ...looks.flatMap(({ torn }) => torn)] };
};
