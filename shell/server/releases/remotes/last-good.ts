import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import { Composition, Release } from './release-source.ts';

/** Data on disk with which the server can start while the store is down. */
const LastGood = t.readonly(
  t.intersection([
    t.type({ composition: Composition, releases: t.readonlyArray(Release) }),
    t.partial({ environment: t.string }),
  ]),
  'LastGood',
);
export type LastGood = t.TypeOf<typeof LastGood>;

/** Last served revision. Null if it is missing, unreadable, or from another environment of the ledger. */
export const readLastGood = async (
  path: string,
  environment: string | undefined,
): Promise<LastGood | null> => {
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    return pipe(
      LastGood.decode(json),
      // older servers did not write the environment
      E.filterOrElseW(
        (lastGood) => (lastGood.environment ?? environment) === environment,
        () => null,
      ),
      E.getOrElse((): LastGood | null => null),
    );
  } catch {
    return null;
  }
};

/** Replaces the saved revision atomically. */
export const writeLastGood = async (path: string, lastGood: LastGood): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${String(process.pid)}`;
  await writeFile(draft, JSON.stringify(lastGood));
  await rename(draft, path);
};
