import { randomBytes } from 'node:crypto';

import { PREVIOUS_KEPT } from '../format/index.ts';
import type { Canary, PinnedRemote } from '../format/index.ts';

const SALT_BYTES = 8;

/** Percentage that makes a version stable instead of a canary. */
export const ALL_VISITORS = 100;

/** Canary that some visitors get. Null: no running canary. */
export const runningCanary = ({ canary }: PinnedRemote): Canary | null =>
  canary === undefined || canary.percent === 0 ? null : canary;

const withoutRollout = (pin: PinnedRemote): PinnedRemote => {
  const { rollout, ...others } = pin;
  return rollout === undefined ? pin : others;
};

/** Pin without its canary (running or stopped), and without a rollout. */
export const withoutCanary = (pin: PinnedRemote): PinnedRemote => {
  const { canary, ...others } = withoutRollout(pin);
  return canary === undefined ? withoutRollout(pin) : others;
};

/**
 * Pin with its canary at 0 %, which also ends a rollout. Keeps the salt, so that the same visitors get the version
 * if it starts again.
 */
export const withStoppedCanary = (pin: PinnedRemote): PinnedRemote => {
  const others = withoutRollout(pin);
  return others.canary === undefined || others.canary.percent === 0
    ? others
    : { ...others, canary: { ...others.canary, percent: 0 } };
};

/**
 * Pin whose canary goes to `percent` of the visitors (1 to 99), without a rollout. A version keeps its salt:
 * visitors who get it at 5 % also get it at 20 %.
 */
export const withCanary = (pin: PinnedRemote, version: string, percent: number): PinnedRemote => {
  const known = pin.canary?.version === version ? pin.canary : null;
  const salt = known?.salt ?? randomBytes(SALT_BYTES).toString('hex');
  return { ...withoutRollout(pin), canary: { version, percent, salt } };
};

/**
 * Pin with a new stable version. The replaced version becomes the first of at most five previous versions, without
 * duplicates.
 */
export const stableAt = (pin: PinnedRemote | null, version: string): PinnedRemote => {
  if (pin === null) return { stable: version, previous: [] };
  if (pin.stable === version) return withoutCanary(pin);
  const previous = [pin.stable, ...pin.previous].filter((earlier) => earlier !== version);
  return {
    ...withoutCanary(pin),
    stable: version,
    previous: [...new Set(previous)].slice(0, PREVIOUS_KEPT),
  };
};
