import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkEnvironment } from '../format/index.ts';
import type { HeadHint, Revision } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { environments } from './environments.ts';
import { findHighest } from './find-highest.ts';
import { brokenLink, readRevisionFile } from './read-revision.ts';
import type { RevisionFile } from './read-revision.ts';

/** The newest revision that can be trusted. `highest` is above `revision.rev` when newer ones were refused. */
export type Head = {
  readonly revision: Revision;
  /** SHA-256 of the revision's file. */
  readonly hash: string;
  readonly highest: number;
  /** Why something at or above this revision was refused; null when all is well. */
  readonly problem: LedgerError | null;
};

type Verdict = {
  readonly isGood: boolean;
  readonly isNextSuspect: boolean;
  readonly problem: LedgerError | null;
};

const PASSED_OVER: Verdict = { isGood: false, isNextSuspect: false, problem: null };

/**
 * Whether a revision may be the head. Where its link does not fit the file before, one of the two was altered: the
 * hint's hash tells which, and without the hint both are passed over.
 */
const judge = (
  file: RevisionFile | null,
  before: RevisionFile | null,
  hint: HeadHint | null,
  isSuspect: boolean,
): Verdict => {
  if (file === null) return PASSED_OVER;
  if (E.isLeft(file.content)) return { ...PASSED_OVER, problem: file.content.left };
  const link = brokenLink(file.file, file.content.right, before);
  const isWitnessed = hint?.rev === file.rev;
  if (isWitnessed && hint.sha256 === file.hash) return { isGood: true, isNextSuspect: false, problem: link };
  if (link === null) return { isGood: !isSuspect, isNextSuspect: false, problem: null };
  return { isGood: false, isNextSuspect: !isWitnessed, problem: link };
};

const nothingTrusted = (env: string): LedgerError => ({
  _tag: 'LedgerBroken',
  file: `channels/${env}`,
  problems: ['no revision can be trusted'],
});

const lastGood = async (
  store: Store,
  env: string,
  highest: number,
  hint: HeadHint | null,
): Promise<Result<Head>> => {
  let problem: LedgerError | null = null;
  let isSuspect = false;
  const readBefore = (rev: number): Promise<RevisionFile | null> =>
    rev > 1 ? readRevisionFile(store, env, rev - 1) : Promise.resolve(null);
  let [file, before] = await Promise.all([readRevisionFile(store, env, highest), readBefore(highest)]);

  for (let rev = highest; rev > 0; rev -= 1) {
    const verdict = judge(file, before, hint, isSuspect);
    problem ??= verdict.problem;
    if (verdict.isGood && file !== null && E.isRight(file.content)) {
      return E.right({ revision: file.content.right, hash: file.hash, highest, problem });
    }
    isSuspect = verdict.isNextSuspect;
    file = before;
    before = await readBefore(rev - 1);
  }
  return E.left(problem ?? nothingTrusted(env));
};

/**
 * The composition an environment is at. HEAD may be missing, behind, ahead or corrupt; a corrupt revision or a broken
 * chain is passed over and named in `problem`. Only the newest link is checked here; `verify` checks them all.
 * Fails with `NotFound` (listing the environments), `WordRefused`, `LedgerBroken` or `StoreFailed`.
 */
export const readHead = (store: Store, env: string): Promise<Result<Head>> =>
  withStore(async () => {
    const word = checkEnvironment(env);
    if (E.isLeft(word)) return word;
    const { rev, hint } = await findHighest(store, env);
    if (rev > 0) return lastGood(store, env, rev, hint);
    const known = await environments(store);
    return E.left({ _tag: 'NotFound', what: 'environment', word: env, where: 'this ledger', known });
  });
