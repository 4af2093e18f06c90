import type { VersionHealth } from './tally.ts';

/** A share of failures that is never worth a stop by itself. */
const TOLERATED_RATE = 0.05;
const TIMES_STABLE = 2;

type Seen = Pick<VersionHealth, 'loads' | 'errors'>;

const NOTHING: Seen = { loads: 0, errors: 0 };

const rateOf = ({ loads, errors }: Seen): number => (loads + errors === 0 ? 0 : errors / (loads + errors));

const told = ({ loads, errors }: Seen): string => `${String(errors)} of ${String(loads + errors)}`;

/**
 * Why a canary is to be stopped, in words with the numbers, or null (architecture §4 "Canary"): at least `minimum`
 * failures, and more of them than 5 % and than twice what stable has.
 */
export const reasonToStop = (
  label: string,
  {
    canary = NOTHING,
    stable = NOTHING,
  }: { readonly canary?: Seen | undefined; readonly stable?: Seen | undefined },
  minimum: number,
): string | null =>
  canary.errors >= minimum && rateOf(canary) > Math.max(TOLERATED_RATE, TIMES_STABLE * rateOf(stable))
    ? `${label}: ${told(canary)} loads failed (stable: ${told(stable)})`
    : null;
