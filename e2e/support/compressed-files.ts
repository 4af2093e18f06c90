import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { DATA_DIR } from './data-dir.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'cache', 'br');

/**
 * Copies the compressed files of the shared site to a new site. Both serve the same builds: compressing them again takes
 * a server about 15 s of processor time. The server checks each file against its original.
 */
export const copyCompressedFiles = async (dataDir: string): Promise<void> => {
  const source = folderIn(DATA_DIR);
  const target = folderIn(dataDir);
  const names = await readdir(source).catch(() => []);
  await mkdir(target, { recursive: true });
  // without drafts, which the shared site renames at any time
  const whole = names.filter((name) => name.endsWith('.br'));
  await Promise.all(whole.map((name) => cp(join(source, name), join(target, name))));
};
