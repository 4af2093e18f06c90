import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import { Composition, Release } from './release-source.ts';

/** What is kept on disk so that the server starts with the store down. */
const LastGood = t.readonly(
  t.type({ composition: Composition, releases: t.readonlyArray(Release) }),
  'LastGood',
);
export type LastGood = t.TypeOf<typeof LastGood>;

/** The last revision that was served, or null where there is none that can be read. */
export const readLastGood = async (path: string): Promise<LastGood | null> => {
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    return pipe(
      LastGood.decode(json),
      E.getOrElse((): LastGood | null => null),
    );
  } catch {
    return null;
  }
};

/** Replaces the kept revision; a reader sees the old one or the new one. */
export const writeLastGood = async (path: string, lastGood: LastGood): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, JSON.stringify(lastGood));
  await rename(draft, path);
};
