import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';
import { temporaryFolder } from './a-build.ts';

/** Disk of one megabyte, and a function that enlarges it. */
export type SmallDisk = {
  readonly folder: string;
  readonly files: FolderFiles;
  readonly grow: () => void;
  readonly remove: () => void;
};

const SMALL_BYTES = 1_048_576;

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

/** Fallback without a mount: writes half of a file, then fails through the kernel's full device. */
const fillingFiles = (isFull: (bytes: number) => boolean): FolderFiles => ({
  ...nodeFiles,
  writeNew: async (path, bytes) => {
    if (!isFull(bytes.length)) return nodeFiles.writeNew(path, bytes);
    await nodeFiles.writeNew(path, bytes.subarray(0, bytes.length / 2));
    const full = await open('/dev/full', 'w');
    try {
      await full.writeFile(bytes);
    } finally {
      await full.close();
    }
  },
});

/**
 * Creates a file system of one megabyte in memory if this process can mount one, else a folder that fills up at the
 * same size.
 */
export const smallDisk = (): SmallDisk => {
  const { path, remove } = temporaryFolder();
  const folder = join(path, 'disk');
  mkdirSync(folder);
  if (mount('-t', 'tmpfs', '-o', `size=${String(SMALL_BYTES)}`, 'tmpfs', folder)) {
    return {
      folder,
      files: nodeFiles,
      grow: () => mount('-o', 'remount,size=64m', folder),
      remove: () => {
        spawnSync('umount', [folder]);
        remove();
      },
    };
  }
  let left = SMALL_BYTES;
  const isFull = (bytes: number): boolean => {
    left -= bytes;
    return left < 0;
  };
  return {
    folder,
    files: fillingFiles(isFull),
    grow: () => {
      left = Infinity;
    },
    remove,
  };
};
