import { randomBytes } from 'node:crypto';

import type { Canary, PinnedRemote } from '../format/index.ts';

const SALT_BYTES = 8;

/** The share that makes a version stable: from here on it is no canary. */
export const EVERYBODY = 100;

/** The version on trial that some visitors get, or null: none was begun, or it was stopped. */
export const runningCanary = ({ canary }: PinnedRemote): Canary | null =>
  canary === undefined || canary.percent === 0 ? null : canary;

/** The pin without a canary, and without the memory of one. */
export const withoutCanary = (pin: PinnedRemote): PinnedRemote => {
  const { canary, ...others } = pin;
  return canary === undefined ? pin : others;
};

/** Nobody gets the canary any more; its salt stays, so that the same visitors get it if it begins again. */
export const withStoppedCanary = (pin: PinnedRemote): PinnedRemote =>
  pin.canary === undefined || pin.canary.percent === 0
    ? pin
    : { ...pin, canary: { ...pin.canary, percent: 0 } };

/**
 * A share of visitors (1 to 99 percent) gets the version. The salt is made once per version on trial: who got it at
 * 5 % gets it at 20 % too.
 */
export const withCanary = (pin: PinnedRemote, version: string, percent: number): PinnedRemote => {
  const known = pin.canary?.version === version ? pin.canary : null;
  const salt = known?.salt ?? randomBytes(SALT_BYTES).toString('hex');
  return { ...pin, canary: { version, percent, salt } };
};
