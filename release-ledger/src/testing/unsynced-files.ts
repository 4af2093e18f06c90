import { writeFile } from 'node:fs/promises';

import { nodeFiles } from '../store/index.ts';
import type { FolderFiles } from '../store/index.ts';

/** The real file system without fsync: a test's ledger does not outlive a power cut. */
export const unsyncedFiles: FolderFiles = {
  ...nodeFiles,
  writeNew: (path, bytes) => writeFile(path, bytes, { flag: 'wx', mode: 0o644 }),
  syncFolder: () => Promise.resolve(),
};
