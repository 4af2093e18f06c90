import { readFile, writeFile } from 'node:fs/promises';

import { fromRoot } from '../webpack/index.ts';
import { REMOTE_LISTS } from './add-to-lists.ts';
import { fillFolder, refuseTaken } from './fill-folder.ts';
import type { RemoteWords } from './remote-words.ts';

/** Creates a remote in this repository: its folder, and its entries in all lists. Resolves with the written files. */
export const makeInside = async (words: RemoteWords): Promise<readonly string[]> => {
  const folder = fromRoot(words.name);
  await refuseTaken(folder);
  const written = await fillFolder(folder, ['common', 'inside'], words);
  for (const { file, add } of REMOTE_LISTS)
    await writeFile(fromRoot(file), add(await readFile(fromRoot(file), 'utf8'), words.name));
  return [...written.map((path) => `${words.name}/${path}`), ...REMOTE_LISTS.map(({ file }) => file)];
};
