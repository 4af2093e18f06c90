import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { checkFilled, encodeFile, sha256Of } from '../format/index.ts';
import type { Revision } from '../format/index.ts';
import { headKey, revisionKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import type { Changed, ChangeRequest, Composition, Plan } from './change.ts';
import { diffRevisions } from './diff-revisions.ts';
import type { Change } from './diff-revisions.ts';
import { findRequest } from './find-request.ts';
import { readHead } from './read-head.ts';
import type { Head } from './read-head.ts';

const MAX_ATTEMPTS = 100;
const MAX_WAIT_MS = 200;
const WAIT_STEP_MS = 4;

/** Checks that a request can be stored in a revision that decodes again. */
export const checkRequest = ({ by, requestId }: Pick<ChangeRequest, 'by' | 'requestId'>): Result<string> =>
  pipe(
    checkFilled('by', by),
    E.chain(() => checkFilled('request id', requestId ?? 'made up here')),
  );

type Attempt = { readonly _tag: 'Done'; readonly changed: Changed } | { readonly _tag: 'Lost' };

/**
 * Writes the HEAD hint. A failure does not fail the command, because the revision is already written and HEAD is
 * only a hint.
 */
const writeHead = async (store: Store, env: string, rev: number, bytes: Uint8Array): Promise<void> => {
  const hint = encodeFile({ schema: 1, rev, sha256: sha256Of(bytes) });
  await store.writeHint(headKey(env), hint).catch(() => undefined);
};

/** Creates the file of a revision. Returns true if no other writer was first. */
export const createRevision = async (store: Store, env: string, revision: Revision): Promise<boolean> => {
  const bytes = encodeFile(revision);
  if ((await store.createIfAbsent(revisionKey(env, revision.rev), bytes)) === 'exists') return false;
  await writeHead(store, env, revision.rev, bytes);
  return true;
};

/** Returns a head that can be appended to: no revision above it was refused. Reads it unless it is known. */
const trustedHead = async (store: Store, env: string, known?: Head): Promise<Result<Head>> => {
  const head = known === undefined ? await readHead(store, env) : E.right(known);
  if (E.isLeft(head)) return head;
  const { revision, highest, problem } = head.right;
  return revision.rev === highest || problem === null ? head : E.left(problem);
};

/** Removes `forced`, which belongs to one revision only. Keeps all other fields, even unknown ones. */
const unforced = (head: Revision): Revision => {
  const { forced, ...others } = head;
  return forced === undefined ? head : others;
};

const following = (
  head: Head,
  composition: Composition,
  request: ChangeRequest,
  requestId: string,
): Revision => ({
  ...composition,
  schema: 1,
  rev: head.revision.rev + 1,
  prev: head.hash,
  at: new Date(Date.now()).toISOString(),
  by: request.by,
  reason: request.reason,
  requestId,
});

const done = (outcome: Changed['outcome'], revision: Revision, changes: readonly Change[]): Result<Attempt> =>
  E.right({ _tag: 'Done', changed: { outcome, revision, changes } });

const attemptAppend = async (
  store: Store,
  env: string,
  head: Head,
  request: ChangeRequest,
  plan: Plan,
  requestId: string,
): Promise<Result<Attempt>> => {
  const actual = head.revision.rev;
  if (request.expectedRev !== undefined && request.expectedRev !== actual) {
    return E.left({ _tag: 'RevisionMoved', env, expected: request.expectedRev, actual });
  }
  const composed = await plan.compose(unforced(head.revision));
  if (E.isLeft(composed)) return composed;

  const changes = diffRevisions(head.revision, composed.right);
  if (changes.length === 0) return done('unchanged', head.revision, changes);
  const revision = following(head, composed.right, request, requestId);
  if (request.isDryRun === true) return done('planned', revision, changes);
  return (await createRevision(store, env, revision))
    ? done('appended', revision, changes)
    : E.right({ _tag: 'Lost' });
};

const appendChecked = async (
  store: Store,
  env: string,
  request: ChangeRequest,
  plan: Plan,
): Promise<Result<Changed>> => {
  const requestId = request.requestId ?? randomUUID();
  let known = plan.head;
  // A new ID needs no search initially. After a lost race it does, because the write may have succeeded although
  // its reply was lost.
  let searchedTo = request.requestId === undefined ? null : 0;

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const head = await trustedHead(store, env, known);
    known = undefined;
    if (E.isLeft(head)) return head;

    if (searchedTo !== null) {
      const answered = await findRequest(store, env, requestId, searchedTo, head.right.revision.rev, plan);
      if (answered !== null) return answered;
    }
    searchedTo = head.right.revision.rev;

    const tried = await attemptAppend(store, env, head.right, request, plan, requestId);
    if (E.isLeft(tried)) return tried;
    if (tried.right._tag === 'Done') return E.right(tried.right.changed);
    await wait(Math.random() * Math.min(MAX_WAIT_MS, WAIT_STEP_MS * attempt));
  }
  return E.left({ _tag: 'TooManyWriters', env, attempts: MAX_ATTEMPTS });
};

/**
 * Appends a revision: reads the head (unless the plan has it), composes, and creates the file with the next number if
 * absent. Starts over if another writer was first (with jitter, at most 100 times). Rejects with `StoreFailure`.
 */
export const appendRevision = async (
  store: Store,
  env: string,
  request: ChangeRequest,
  plan: Plan,
): Promise<Result<Changed>> => {
  const fit = checkRequest(request);
  return E.isLeft(fit) ? fit : appendChecked(store, env, request, plan);
};
