import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkEnvironment } from '../format/index.ts';
import type { HeadHint, Revision } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { environments } from './environments.ts';
import { findHighest } from './find-highest.ts';
import { brokenLink, revisionReader } from './read-revision.ts';
import type { RevisionFile, RevisionReader } from './read-revision.ts';

/** Newest valid revision. `highest` is above `revision.rev` if newer revisions were refused. */
export type Head = {
  readonly revision: Revision;
  /** SHA-256 of the revision's file. */
  readonly hash: string;
  readonly highest: number;
  /** Reason for refusing a revision at or above this one. Null: none. */
  readonly problem: LedgerError | null;
};

type Verdict = {
  readonly isGood: boolean;
  readonly isNextUntrusted: boolean;
  readonly problem: LedgerError | null;
};

const SKIPPED: Verdict = { isGood: false, isNextUntrusted: false, problem: null };

/**
 * Whether a revision can be the head. If its link does not match the previous file, one of the two was altered.
 * The hash in the hint decides which one. Without that hash, both are refused.
 */
const checkRevision = (
  file: RevisionFile | null,
  before: RevisionFile | null,
  hint: HeadHint | null,
  isUntrusted: boolean,
): Verdict => {
  if (file === null) return SKIPPED;
  if (E.isLeft(file.content)) return { ...SKIPPED, problem: file.content.left };
  const link = brokenLink(file.file, file.content.right, before);
  const isHinted = hint?.rev === file.rev;
  if (isHinted && hint.sha256 === file.hash) return { isGood: true, isNextUntrusted: false, problem: link };
  if (link === null) return { isGood: !isUntrusted, isNextUntrusted: false, problem: null };
  return { isGood: false, isNextUntrusted: !isHinted, problem: link };
};

const nothingTrusted = (env: string): LedgerError => ({
  _tag: 'LedgerBroken',
  file: `channels/${env}`,
  problems: ['no revision can be trusted'],
});

const lastGood = async (
  read: RevisionReader,
  env: string,
  highest: number,
  hint: HeadHint | null,
): Promise<Result<Head>> => {
  let problem: LedgerError | null = null;
  let isUntrusted = false;
  let [file, before] = await Promise.all([read(highest), read(highest - 1)]);

  for (let rev = highest; rev > 0; rev -= 1) {
    const verdict = checkRevision(file, before, hint, isUntrusted);
    problem ??= verdict.problem;
    if (verdict.isGood && file !== null && E.isRight(file.content)) {
      return E.right({ revision: file.content.right, hash: file.hash, highest, problem });
    }
    isUntrusted = verdict.isNextUntrusted;
    file = before;
    before = await read(rev - 2);
  }
  return E.left(problem ?? nothingTrusted(env));
};

/**
 * Returns the newest valid revision of an environment. HEAD can be missing, behind, ahead or corrupt. Skips a
 * corrupt revision or a broken chain, and reports it in `problem`. Checks only the newest link; `verify` checks
 * all links. Fails with `NotFound` (which lists the environments), `WordRefused`, `LedgerBroken` or `StoreFailed`.
 */
export const readHead = (store: Store, env: string): Promise<Result<Head>> =>
  withStore(async () => {
    const word = checkEnvironment(env);
    if (E.isLeft(word)) return word;
    const read = revisionReader(store, env);
    const { rev, hint } = await findHighest(store, env, read);
    if (rev > 0) return lastGood(read, env, rev, hint);
    const known = await environments(store);
    return E.left({ _tag: 'NotFound', what: 'environment', word: env, where: 'this ledger', known });
  });
