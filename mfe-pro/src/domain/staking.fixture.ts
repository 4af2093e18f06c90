import type { Stake } from './staking';

/** Stake of a hundred NOW at eight percent. */
export const aStake = (changes: Partial<Stake> = {}): Stake => ({
  currency: 'now',
  staked: '100',
  reward: '0.65753424',
  earned: '2.5',
  yearlyRate: '0.08',
  sinceMs: Date.parse('2026-10-22T00:00:00.000Z'),
  ...changes,
});
