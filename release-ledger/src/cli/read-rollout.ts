import * as E from 'fp-ts/lib/Either.js';

import type { RolloutPlan } from '../channel/index.ts';

const DEFAULT_STEP = '10m';
const SECONDS = { m: 60, h: 3600 } as const;

const secondsOf = (word: string): number | null => {
  const [, count, unit] = /^(\d{1,5})([mh])$/.exec(word) ?? [];
  return count === undefined ? null : Number(count) * (unit === 'h' ? SECONDS.h : SECONDS.m);
};

/**
 * Parses the plan of a rollout: `1,10,50,100` and `10m` or `2h`. Null: no steps. Left: the error message. The
 * ledger validates the values.
 */
export const readRollout = (
  steps: string | null,
  every: string | null,
): E.Either<string, RolloutPlan | null> => {
  if (steps === null) return every === null ? E.right(null) : E.left('--every needs --steps');
  if (!/^\d{1,3}(?:,\d{1,3})*$/.test(steps))
    return E.left(`--steps ${JSON.stringify(steps)} is not a list of percentages such as 1,10,50,100`);
  const everySeconds = secondsOf(every ?? DEFAULT_STEP);
  return everySeconds === null
    ? E.left(`--every ${JSON.stringify(every)} is not a time such as 10m or 2h`)
    : E.right({ steps: steps.split(',').map(Number), everySeconds });
};
