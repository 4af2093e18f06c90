import { randomUUID } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { checkEnvironment } from '../format/index.ts';
import type { Revision } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { checkRequest, createRevision } from './append.ts';
import type { Changed, ChangeRequest } from './change.ts';
import { readHead } from './read-head.ts';

export type InitialiseRequest = Omit<ChangeRequest, 'expectedRev'> & { readonly shell?: string };

const firstRevision = ({ by, reason, shell, requestId }: InitialiseRequest): Revision => ({
  schema: 1,
  rev: 1,
  prev: null,
  at: new Date(Date.now()).toISOString(),
  by,
  reason,
  requestId: requestId ?? randomUUID(),
  shell: shell ?? '',
  remotes: {},
});

/** Current revision of an environment, or null. */
const existing = async (store: Store, env: string): Promise<Result<Changed | null>> => {
  const head = await readHead(store, env);
  if (E.isRight(head)) return E.right({ outcome: 'unchanged', revision: head.right.revision, changes: [] });
  return head.left._tag === 'NotFound' ? E.right(null) : head;
};

/**
 * Creates the first, empty revision of an environment. No other command creates an environment, so a typing error
 * cannot. Does not change an existing one (`unchanged`).
 */
export const initialise = (store: Store, env: string, request: InitialiseRequest): Promise<Result<Changed>> =>
  withStore(async () => {
    const fit = pipe(
      checkEnvironment(env),
      E.chain(() => checkRequest(request)),
    );
    if (E.isLeft(fit)) return fit;
    const there = await existing(store, env);
    if (E.isLeft(there)) return there;
    if (there.right !== null) return E.right(there.right);

    const revision = firstRevision(request);
    if (request.isDryRun === true) return E.right({ outcome: 'planned', revision, changes: [] });
    if (await createRevision(store, env, revision))
      return E.right({ outcome: 'appended', revision, changes: [] });
    const winner = await existing(store, env);
    if (E.isLeft(winner)) return winner;
    return E.right(winner.right ?? { outcome: 'unchanged', revision, changes: [] });
  });
