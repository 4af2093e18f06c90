import * as E from 'fp-ts/lib/Either.js';

import { decodeFile, HeadHint } from '../format/index.ts';
import { headKey, revisionKey, revOfKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

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

/** Starts at the hint if it names a revision, else at the end of a listing. Then goes up to the first free number. */
export const findHighest = async (store: Store, env: string): Promise<Highest> => {
  const hint = await readHint(store, env);
  const isThere = async (rev: number): Promise<boolean> => (await store.read(revisionKey(env, rev))) !== null;
  // The hint is usually right, so its revision and the next one are requested together.
  const [isUsable, isBehind] =
    hint === null ? [false, false] : await Promise.all([isThere(hint.rev), isThere(hint.rev + 1)]);
  if (hint !== null && isUsable && !isBehind) return { rev: hint.rev, hint };
  let rev = hint !== null && isUsable ? hint.rev + 1 : await highestListed(store, env);
  while (await isThere(rev + 1)) rev += 1;
  return { rev, hint };
};
