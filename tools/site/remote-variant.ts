import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

import { fromRoot } from '../webpack/paths.ts';

/** Edits a file of a build, given its path in `dist` and its text. Returns the new text. */
export type Edit = (path: string, text: string) => string;

export type Variant = { readonly folder: string; readonly remote: string; readonly version: string };

const TEXT = /\.(js|cjs|css|json)$/;

const asIdentifier = (version: string): string => version.replace(/[^a-z0-9]/gi, '_');

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

const builtVersion = async (folder: string): Promise<string> => {
  const build: unknown = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  const version: unknown =
    typeof build === 'object' && build !== null ? Reflect.get(build, 'version') : undefined;
  if (typeof version !== 'string') throw new Error(`${folder}/build.json has no version`);
  return version;
};

const made: string[] = [];

// tests of a worker share variants, which are removed when the worker ends
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/**
 * Creates the next version as a team would publish it: a copy of the remote's build with another version in every
 * file that contains it (a page can run both), and with the edit. It is removed when the process ends. Rejects if
 * the edit changed nothing.
 */
export const makeVariant = async (remote: string, suffix: string, edit?: Edit): Promise<Variant> => {
  const folder = await mkdtemp(join(tmpdir(), `${remote}-${suffix}-`));
  made.push(folder);
  const source = fromRoot(remote, 'dist');
  await cp(source, folder, { recursive: true, filter: (path) => basename(path) !== 'maps' });
  const built = await builtVersion(folder);
  const version = `${built.split('-')[0] ?? built}-${suffix}`;
  let isEdited = edit === undefined;
  for (const file of (await filesBelow(folder)).filter((path) => TEXT.test(path))) {
    const text = await readFile(file, 'utf8');
    const edited = edit?.(relative(folder, file), text) ?? text;
    isEdited ||= edited !== text;
    await writeFile(
      file,
      edited.replaceAll(built, version).replaceAll(asIdentifier(built), asIdentifier(version)),
    );
  }
  if (!isEdited) throw new Error(`the edit of ${remote}@${version} changed nothing`);
  return { folder, remote, version };
};
