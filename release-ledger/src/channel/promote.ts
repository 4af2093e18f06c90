import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkPercent, pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import type { Gate } from '../gate/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import { ALL_VISITORS, stableAt, withCanary, withStoppedCanary } from './canary.ts';
import type { Changed, ChangeRequest, Composition } from './change.ts';
import { gateComposition } from './gate-composition.ts';
import { readHead } from './read-head.ts';
import { checkPlan, withRollout } from './rollout.ts';
import type { RolloutPlan } from './rollout.ts';

export type RemoteVersion = { readonly remote: string; readonly version: string };

/**
 * `shell`: shell version to record. Default: the current one. `gate`: refuses a change that adds problems, or records
 * them with the reason if forced. `percent`: 1 to 99 starts or changes a canary, 0 stops it, and 100 (the default)
 * makes the version stable and ends a canary. `rollout`: starts with its first step, instead of `percent`.
 */
type Promotion = ChangeRequest & {
  readonly shell?: string;
  readonly gate?: Gate;
  readonly percent?: number;
  readonly rollout?: RolloutPlan;
};

/** `isWhole`: the remotes are the whole composition, so that all others are removed. */
export type PromoteAllRequest = Promotion & {
  readonly remotes: readonly RemoteVersion[];
  readonly isWhole?: boolean;
};

export type PromoteRequest = Promotion & RemoteVersion;

const notInEnvironment = (env: string, { remotes }: Revision, remote: string): LedgerError => ({
  _tag: 'NotFound',
  what: 'remote',
  word: remote,
  where: `${env} (a canary needs a stable version beside it)`,
  known: Object.keys(remotes),
});

const ALREADY_STABLE = 'another version than the stable one, which all visitors already get';

const onTrial = (
  env: string,
  head: Revision,
  { remote, version }: RemoteVersion,
  percent: number,
): Result<PinnedRemote> => {
  const pin = pinOf(head, remote);
  if (pin === null) return E.left(notInEnvironment(env, head, remote));
  if (pin.stable === version)
    return E.left({ _tag: 'WordRefused', what: 'canary', word: version, expected: ALREADY_STABLE });
  if (percent > 0) return E.right(withCanary(pin, version, percent));
  return pin.canary?.version === version
    ? E.right(withStoppedCanary(pin))
    : E.left({
        _tag: 'NotFound',
        what: 'canary',
        word: version,
        where: `${remote} in ${env}`,
        known: pin.canary === undefined ? [] : [pin.canary.version],
      });
};

const composeWith = (
  env: string,
  head: Revision,
  { remotes, shell, rollout, percent = ALL_VISITORS, isWhole = false }: PromoteAllRequest,
): Result<Composition> =>
  pipe(
    remotes,
    E.traverseArray((each): Result<readonly [string, PinnedRemote]> =>
      pipe(
        percent === ALL_VISITORS
          ? E.right(stableAt(pinOf(head, each.remote), each.version))
          : onTrial(env, head, each, percent),
        E.map((pin) => [each.remote, withRollout(pin, each.version, rollout)]),
      ),
    ),
    E.map((pins) => ({
      ...head,
      shell: shell ?? head.shell,
      remotes: { ...(isWhole ? {} : head.remotes), ...Object.fromEntries(pins) },
    })),
  );

/** Request whose share is the first step of its rollout. */
const withFirstStep = (request: PromoteAllRequest): Result<PromoteAllRequest> => {
  const { rollout } = request;
  if (rollout === undefined) return E.right(request);
  return pipe(
    checkPlan(rollout),
    E.map(() => ({ ...request, percent: rollout.steps[0] ?? ALL_VISITORS })),
  );
};

const hasRequestedState = (pin: PinnedRemote | null, version: string, percent: number): boolean =>
  percent === ALL_VISITORS
    ? pin?.stable === version
    : pin?.canary?.version === version && pin.canary.percent === percent;

const isWholeAsRequested = (revision: Revision, { remotes, isWhole }: PromoteAllRequest): boolean =>
  isWhole !== true || Object.keys(revision.remotes).length === remotes.length;

/** Promotes several published versions in one revision. Fails like `promote`. */
export const promoteAll = (store: Store, env: string, asked: PromoteAllRequest): Promise<Result<Changed>> =>
  withStore(async () => {
    const planned = withFirstStep(asked);
    if (E.isLeft(planned)) return planned;
    const request = planned.right;
    const { percent = ALL_VISITORS } = request;
    const share = checkPercent(percent);
    if (E.isLeft(share)) return share;
    // a canary can be stopped without its release
    const needed = percent === 0 ? [] : request.remotes;
    const [head, ...releases] = await Promise.all([
      readHead(store, env),
      ...needed.map(({ remote, version }) => readRelease(store, remote, version)),
    ]);
    if (E.isLeft(head)) return head;
    const missing = releases.find(E.isLeft);
    if (missing !== undefined) return missing;
    return appendRevision(store, env, request, {
      head: head.right,
      compose: async (revision) => {
        const composed = composeWith(env, revision, request);
        return E.isLeft(composed) ? composed : gateComposition(store, revision, composed.right, request);
      },
      isAnsweredBy: (revision) =>
        isWholeAsRequested(revision, request) &&
        request.remotes.every(({ remote, version }) =>
          hasRequestedState(pinOf(revision, remote), version, percent),
        ),
    });
  });

/**
 * Promotes a published version, for all visitors or for a share of them. Appends no revision if nothing changes.
 * Fails with `NotFound` (which lists the known environments, remotes or versions), `GateRefused`, `RevisionMoved`,
 * `RequestIdReused`, `TooManyWriters`, `WordRefused`, `LedgerBroken` or `StoreFailed`.
 */
export const promote = (
  store: Store,
  env: string,
  { remote, version, ...request }: PromoteRequest,
): Promise<Result<Changed>> => promoteAll(store, env, { ...request, remotes: [{ remote, version }] });
