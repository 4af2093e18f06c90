import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';
import { temporaryFolder } from './a-build.ts';

/** A disk of one megabyte, and how it gets larger. */
export type SmallDisk = {
  readonly folder: string;
  readonly files: FolderFiles;
  readonly grow: () => void;
  readonly remove: () => void;
};

const SMALL_BYTES = 1_048_576;

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

/** Where nothing may be mounted: half of a file is written, and the kernel's own full device refuses the rest. */
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

/** A file system of one megabyte in memory where this process may mount one, else a folder that fills up as early. */
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
