import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { fromRoot } from '../webpack/index.ts';
import { fillTemplate } from './remote-words.ts';
import type { RemoteWords } from './remote-words.ts';

const TEMPLATES = fromRoot('tools/new-remote/templates');

const templatesOf = async (part: string): Promise<readonly string[]> =>
  (await readdir(join(TEMPLATES, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tpl'))
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Target path of a template. npm excludes files with the name `.gitignore` from packages, so the template has
 * another name.
 */
const targetOf = (path: string): string =>
  path.replace(/\.tpl$/, '').replace(/(^|\/)gitignore$/, '$1.gitignore');

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws if the folder of a new remote already contains files. */
export const refuseTaken = async (folder: string): Promise<void> => {
  if ((await isThere(folder)) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: a new remote needs an empty folder`);
};

/** Writes the filled-in templates of the given parts to a folder. Resolves with their sorted paths. */
export const fillFolder = async (
  folder: string,
  parts: readonly string[],
  words: RemoteWords,
): Promise<readonly string[]> => {
  const written: string[] = [];
  for (const part of parts)
    for (const template of await templatesOf(part)) {
      const path = targetOf(relative(join(TEMPLATES, part), template));
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), fillTemplate(await readFile(template, 'utf8'), words));
      written.push(path);
    }
  return written.toSorted();
};
