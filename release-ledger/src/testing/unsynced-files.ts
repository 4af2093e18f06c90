import { writeFile } from 'node:fs/promises';

import { nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';

/** File system without fsync: a ledger of a test need not survive a power failure. */
export const unsyncedFiles: FolderFiles = {
  ...nodeFiles,
  writeNew: (path, bytes) => writeFile(path, bytes, { flag: 'wx', mode: 0o644 }),
  syncFolder: () => Promise.resolve(),
};
