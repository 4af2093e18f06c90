import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { sha384Of } from '../format/index.ts';
import { fileKey, StoreFailure } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import type { ReadBuild } from './read-build-folder.ts';

const UPLOADS_AT_ONCE = 8;

/** Whether the store now contains these bytes. True for a resumed upload, false if other bytes already existed. */
const uploadFile = async (store: Store, key: string, bytes: Uint8Array, sha384: string): Promise<boolean> => {
  const outcome = await store.createIfAbsent(key, bytes);
  const stored = await store.read(key);
  if (stored !== null && sha384Of(stored) === sha384) return true;
  if (outcome === 'exists') return false;
  throw new StoreFailure('verify', key, 'the store returned other bytes than were written');
};

/** Processes a queue with several workers. After a failure, starts no new item and waits for the running ones. */
const workThrough = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
};

/** Uploads every file and reads it back. An existing file with the same bytes counts as uploaded. */
export const uploadFiles = async (
  store: Store,
  { build, files, bytes }: ReadBuild,
): Promise<Result<null>> => {
  const { name, version } = build;
  const differing: string[] = [];
  await workThrough([...bytes], async ([path, content]) => {
    const expected = files[path]?.sha384 ?? '';
    if (!(await uploadFile(store, fileKey(name, version, path), content, expected))) differing.push(path);
  });

  return differing.length === 0
    ? E.right(null)
    : E.left({ _tag: 'VersionTaken', remote: name, version, files: differing.toSorted(), isFinished: false });
};
