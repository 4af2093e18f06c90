import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { codeOf, failureReason } from './failure-reason.ts';
import { nodeFiles } from './folder-files.ts';
import type { FolderFiles } from './folder-files.ts';
import { checkedKey, StoreFailure } from './store.ts';
import type { Store } from './store.ts';

/** Outside every prefix that readers list, but on the same file system, as `link` and `rename` require. */
const TEMPORARY = '.tmp';
const TEMPORARY_LIVES_MS = 3_600_000;

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const failing = async <A>(doing: string, path: string, work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreFailure ? error : new StoreFailure(doing, path, failureReason(error));
  }
};

const pathIn = (root: string, doing: string, key: string): string => join(root, checkedKey(doing, key));

/**
 * Creates folders and makes their names durable up to the root. Syncs each one once, and again if it was removed:
 * the folder of a running server can be replaced with a backup.
 */
const durableFolders = (root: string, files: FolderFiles) => {
  const synced = new Set<string>();
  return async (folder: string): Promise<void> => {
    if (await files.makeFolder(folder)) synced.clear();
    if (synced.has(folder)) return;
    for (let at = folder; at !== root; at = dirname(at)) await files.syncFolder(dirname(at));
    synced.add(folder);
  };
};

/** Deletes temporary files of killed writers after an hour. Readers ignore them. */
const sweepTemporary = async (folder: string, files: FolderFiles): Promise<void> => {
  for (const entry of await files.entries(folder)) {
    const path = join(folder, entry.name);
    try {
      if (Date.now() - (await files.modifiedAtMs(path)) > TEMPORARY_LIVES_MS) await files.remove(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
};

const entriesOf = async (folder: string, files: FolderFiles): Promise<readonly Dirent[]> => {
  try {
    return await files.entries(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const keysBelow = async (root: string, folder: string, files: FolderFiles): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (const entry of await entriesOf(folder, files)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keys.push(...(await keysBelow(root, path, files)));
    else keys.push(relative(root, path));
  }
  return keys;
};

/** Writes a whole file to a temporary path and syncs it, before it becomes visible. */
const temporaryWriter = (root: string, files: FolderFiles) => {
  const folder = join(root, TEMPORARY);
  let isSwept = false;
  const prepareFolder = async (): Promise<void> => {
    await files.makeFolder(folder);
    if (isSwept) return;
    await sweepTemporary(folder, files);
    isSwept = true;
  };

  return async (bytes: Uint8Array): Promise<string> => {
    await prepareFolder();
    const path = join(folder, `${String(process.pid)}-${randomUUID()}`);
    try {
      await files.writeNew(path, bytes);
    } catch (error) {
      await files.remove(path).catch(() => undefined);
      throw error;
    }
    return path;
  };
};

/**
 * Creates a store in a folder, for any number of processes on one machine. A new file is written to a temporary
 * path, synced, and named with `link()`, which only one process can do.
 */
export const folderStore = (folder: string, files: FolderFiles = nodeFiles): Store => {
  const root = resolve(folder);
  const makeDurable = durableFolders(root, files);
  const writeTemporary = temporaryWriter(root, files);

  const linkOnce = async (temporary: string, target: string): Promise<'created' | 'exists'> => {
    try {
      await files.link(temporary, target);
      return 'created';
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return 'exists';
      throw error;
    } finally {
      await files.remove(temporary);
    }
  };

  const createIfAbsent: Store['createIfAbsent'] = (key, bytes) =>
    failing('write', join(root, key), async () => {
      const target = pathIn(root, 'write', key);
      await makeDurable(dirname(target));
      const outcome = await linkOnce(await writeTemporary(bytes), target);
      // fsync even if it exists: a caller may rely on it after a crash
      await files.syncFolder(dirname(target));
      return outcome;
    });

  const read: Store['read'] = (key) =>
    failing('read', join(root, key), async () => {
      try {
        return await files.read(pathIn(root, 'read', key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });

  const list: Store['list'] = (prefix) =>
    failing('list', join(root, prefix), async () => {
      const keys = await keysBelow(root, pathIn(root, 'list', prefix.replace(/\/$/, '')), files);
      return keys.toSorted();
    });

  const writeHint: Store['writeHint'] = (key, bytes) =>
    failing('write', join(root, key), async () => {
      const target = pathIn(root, 'write', key);
      await makeDurable(dirname(target));
      await files.rename(await writeTemporary(bytes), target);
    });

  const remove: Store['remove'] = (key) =>
    failing('remove', join(root, key), async () => {
      const target = pathIn(root, 'remove', key);
      try {
        await files.remove(target);
        await files.syncFolder(dirname(target));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });

  return { createIfAbsent, read, list, writeHint, remove };
};
