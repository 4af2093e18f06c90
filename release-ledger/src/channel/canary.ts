import { randomBytes } from 'node:crypto';

import type { Canary, PinnedRemote } from '../format/index.ts';

const SALT_BYTES = 8;

/** Percentage that makes a version stable instead of a canary. */
export const ALL_VISITORS = 100;

/** Canary that some visitors get, or null without a running canary. */
export const runningCanary = ({ canary }: PinnedRemote): Canary | null =>
  canary === undefined || canary.percent === 0 ? null : canary;

/** Pin without its canary, running or stopped. */
export const withoutCanary = (pin: PinnedRemote): PinnedRemote => {
  const { canary, ...others } = pin;
  return canary === undefined ? pin : others;
};

/** Pin with its canary at 0 %. Keeps the salt, so that the same visitors get the version if it starts again. */
export const withStoppedCanary = (pin: PinnedRemote): PinnedRemote =>
  pin.canary === undefined || pin.canary.percent === 0
    ? pin
    : { ...pin, canary: { ...pin.canary, percent: 0 } };

/**
 * Pin whose canary goes to `percent` of the visitors (1 to 99). A version keeps its salt: a visitor who gets it at 5 %
 * also gets it at 20 %.
 */
export const withCanary = (pin: PinnedRemote, version: string, percent: number): PinnedRemote => {
  const known = pin.canary?.version === version ? pin.canary : null;
  const salt = known?.salt ?? randomBytes(SALT_BYTES).toString('hex');
  return { ...pin, canary: { version, percent, salt } };
};
