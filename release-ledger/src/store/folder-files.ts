import { link, mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import type { Dirent } from 'node:fs';

/** File operations of a folder store. Tests pass others, for example to simulate a full disk. */
export type FolderFiles = {
  /** True: the folder did not exist. */
  readonly makeFolder: (path: string) => Promise<boolean>;
  /** Creates and writes a file. Resolves when the bytes are on the disk. */
  readonly writeNew: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly link: (existing: string, path: string) => Promise<void>;
  readonly rename: (existing: string, path: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly entries: (path: string) => Promise<readonly Dirent[]>;
  readonly modifiedAtMs: (path: string) => Promise<number>;
  /** Syncs a folder, so that its names are durable. */
  readonly syncFolder: (path: string) => Promise<void>;
};

const writeNew: FolderFiles['writeNew'] = async (path, bytes) => {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder: FolderFiles['syncFolder'] = async (path) => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Implementation with the Node file system. */
export const nodeFiles: FolderFiles = {
  makeFolder: async (path) => (await mkdir(path, { recursive: true })) !== undefined,
  writeNew,
  link,
  rename,
  remove: unlink,
  read: readFile,
  entries: (path) => readdir(path, { withFileTypes: true }),
  modifiedAtMs: async (path) => (await stat(path)).mtimeMs,
  syncFolder,
};
