import * as E from 'fp-ts/lib/Either.js';

import { promoteAll, readHead, runningCanary, runningRollout } from '../channel/index.ts';
import type { Changed, ChangeRequest, RemoteVersion } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import type { Result } from '../errors/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import type { Gate } from '../gate/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { verify } from './verify.ts';

/** `from`: environment whose composition is copied. `shell` and `gate`: as for `promote`, for the target. */
export type PromoteFromRequest = ChangeRequest & {
  readonly from: string;
  readonly shell?: string;
  readonly gate?: Gate;
};

/**
 * Problem of a pin with a canary or rollout: the source is not tested with a version that only some visitors get,
 * or that is still watched.
 */
const trialProblem = (remote: string, pin: PinnedRemote): readonly string[] => {
  const rollout = runningRollout(pin);
  if (rollout !== null) return [`the rollout of ${remote}@${rollout.version} is not over`];
  const canary = runningCanary(pin);
  return canary === null ? [] : [`${remote}@${canary.version} is a canary at ${String(canary.percent)} %`];
};

const problemsOf = ({ remotes }: Revision): readonly string[] =>
  Object.keys(remotes).length === 0
    ? ['it has no remotes']
    : Object.entries(remotes).flatMap(([remote, pin]) => trialProblem(remote, pin));

/** Live versions of an environment, after all checks. */
const verifiedComposition = async (store: Store, env: string): Promise<Result<readonly RemoteVersion[]>> => {
  const head = await readHead(store, env);
  if (E.isLeft(head)) return head;
  const { revision } = head.right;
  const checked = await verify(store, env);
  if (E.isLeft(checked)) return checked;
  const problems = [...problemsOf(revision), ...checked.right.problems.map(wordsOf)];
  if (problems.length > 0) return E.left({ _tag: 'SourceRefused', env, problems });
  const after = await readHead(store, env);
  if (E.isLeft(after)) return after;
  const { rev } = after.right.revision;
  return rev === revision.rev
    ? E.right(Object.entries(revision.remotes).map(([remote, { stable }]) => ({ remote, version: stable })))
    : E.left({ _tag: 'RevisionMoved', env, expected: revision.rev, actual: rev });
};

/**
 * Copies the live composition of another environment to `env`, in one revision and for all visitors. Removes
 * remotes that the source does not have, and ends canaries. Keeps the shell, because it is deployed separately.
 * Fails with `SourceRefused` if `verify` finds a problem in the source, or if the source has a canary or a
 * rollout; with `RevisionMoved` if it changed in the meantime; and like `promote`.
 */
export const promoteFrom = (
  store: Store,
  env: string,
  { from, ...request }: PromoteFromRequest,
): Promise<Result<Changed>> =>
  withStore(async () => {
    if (from === env)
      return E.left({
        _tag: 'WordRefused',
        what: 'source environment',
        word: from,
        expected: 'another environment than the one that changes',
      });
    const remotes = await verifiedComposition(store, from);
    return E.isLeft(remotes)
      ? remotes
      : promoteAll(store, env, { ...request, remotes: remotes.right, isWhole: true });
  });
