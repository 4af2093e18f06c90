import * as E from 'fp-ts/lib/Either.js';

import { decodeFile, HeadHint } from '../format/index.ts';
import { headKey, revOfKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import type { RevisionReader } from './read-revision.ts';

/** Number of the newest revision, and the hint that was found. 0: the environment has no revision. */
export type Highest = { readonly rev: number; readonly hint: HeadHint | null };

const readHint = async (store: Store, env: string): Promise<HeadHint | null> => {
  const bytes = await store.read(headKey(env));
  if (bytes === null) return null;
  const decoded = decodeFile(HeadHint, bytes);
  return E.isLeft(decoded) ? null : decoded.right;
};

const highestListed = async (store: Store, env: string): Promise<number> => {
  const revs = (await store.list(`channels/${env}/`)).map((key) => revOfKey(key) ?? 0);
  return Math.max(0, ...revs);
};

/**
 * Starts at the hint if it contains a revision, otherwise at the end of a listing. Then goes up to the first free
 * number. The hint is usually right, so the files that the caller needs next are read in the same round trip.
 * `read` caches them.
 */
export const findHighest = async (store: Store, env: string, read: RevisionReader): Promise<Highest> => {
  const around = (rev: number) => Promise.all([read(rev - 1), read(rev), read(rev + 1)]);
  const hint = await readHint(store, env);
  let rev = hint?.rev ?? (await highestListed(store, env));
  let near = await around(rev);
  if (near[1] === null && hint !== null) {
    rev = await highestListed(store, env);
    near = await around(rev);
  }
  for (let [, , next] = near; next !== null; next = await read(rev + 1)) rev += 1;
  return { rev, hint };
};
