import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { PinnedRemote, Rollout } from '../format/index.ts';
import { ALL_VISITORS, runningCanary } from './canary.ts';

/** Shortest step, because the guard counts a hanging page after a minute. */
const MIN_STEP_SECONDS = 60;
const MAX_STEP_SECONDS = 604_800;

/** Shares of visitors in percent, ascending to 100, and the duration of each. */
export type RolloutPlan = Pick<Rollout, 'steps' | 'everySeconds'>;

const isAscending = (steps: readonly number[]): boolean =>
  steps.every((step, index) => Number.isSafeInteger(step) && step > (steps[index - 1] ?? 0));

/** Validates a plan. Fails with `WordRefused`. */
export const checkPlan = ({ steps, everySeconds }: RolloutPlan): Result<RolloutPlan> => {
  if (steps.length < 2 || !isAscending(steps) || steps.at(-1) !== ALL_VISITORS)
    return E.left({
      _tag: 'WordRefused',
      what: 'steps',
      word: steps.join(','),
      expected: 'ascending shares from 1 to 100, at least two, the last one 100',
    });
  if (
    !Number.isSafeInteger(everySeconds) ||
    everySeconds < MIN_STEP_SECONDS ||
    everySeconds > MAX_STEP_SECONDS
  )
    return E.left({
      _tag: 'WordRefused',
      what: 'time of a step',
      word: `${String(everySeconds)} s`,
      expected: 'one minute to seven days',
    });
  return E.right({ steps, everySeconds });
};

/** Pin with a rollout of this version, whose current step starts now. */
export const withRollout = (
  pin: PinnedRemote,
  version: string,
  plan: RolloutPlan | undefined,
  nowMs = Date.now(),
): PinnedRemote =>
  plan === undefined
    ? pin
    : {
        ...pin,
        rollout: {
          version,
          steps: plan.steps,
          everySeconds: plan.everySeconds,
          at: new Date(nowMs).toISOString(),
        },
      };

/**
 * State of a rollout. `next`: share of the next step. Null: the version is stable, and is watched until `endsAtMs`.
 */
export type RolloutState = {
  readonly version: string;
  readonly steps: readonly number[];
  readonly everySeconds: number;
  readonly percent: number;
  readonly next: number | null;
  /** End of the current step. */
  readonly endsAtMs: number;
};

/** Rollout of a remote, even if its last step is over. Null: none. */
export const rolloutOf = (pin: PinnedRemote): RolloutState | null => {
  const { rollout, stable } = pin;
  if (rollout === undefined) return null;
  const { version, steps, everySeconds, at } = rollout;
  const endsAtMs = Date.parse(at) + everySeconds * 1000;
  const common = { version, steps, everySeconds, endsAtMs };
  if (stable === version) return { ...common, percent: ALL_VISITORS, next: null };
  const canary = runningCanary(pin);
  if (canary?.version !== version) return null;
  const next = steps.find((step) => step > canary.percent) ?? ALL_VISITORS;
  return { ...common, percent: canary.percent, next };
};

/** Rollout whose last step is not over, or null. */
export const runningRollout = (pin: PinnedRemote): RolloutState | null => {
  const rollout = rolloutOf(pin);
  return rollout?.next === null && rollout.endsAtMs <= Date.now() ? null : rollout;
};
