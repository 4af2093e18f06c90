import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const readTexts = async (file: string): Promise<object> => {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof texts === 'object' && texts !== null ? texts : {};
};

/** Texts of shared-ui in a language. None if it does not have the language: the server fills in English. */
const sharedTexts = async (file: string): Promise<object> => {
  const english = createRequire(import.meta.url).resolve('@coinlane/shared-ui/locales/en.json');
  return readTexts(join(english, '..', file)).catch(() => ({}));
};

/** Writes the translations of a release: those of the remote, and those of the shared components. */
export const copyLocales = async (folder: string, dist: string): Promise<void> => {
  const from = join(folder, 'locales');
  await mkdir(join(dist, 'locales'), { recursive: true });
  for (const file of await readdir(from)) {
    const texts = { ...(await sharedTexts(file)), ...(await readTexts(join(from, file))) };
    await writeFile(join(dist, 'locales', file), `${JSON.stringify(texts, null, 2)}\n`);
  }
};
