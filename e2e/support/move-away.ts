import { rename, rm, writeFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

/**
 * Moves a folder away and puts a file in its place, so that nothing can be written below it. Returns the way back. Both
 * try until it works: the server may create the folder again at any moment.
 */
export const moveAway = async (folder: string): Promise<() => Promise<void>> => {
  const away = `${folder}-away`;
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await rename(folder, away);
  await expect(async () => {
    await clear();
    await writeFile(folder, '');
  }).toPass();
  return () =>
    expect(async () => {
      await clear();
      await rename(away, folder);
    }).toPass();
};
