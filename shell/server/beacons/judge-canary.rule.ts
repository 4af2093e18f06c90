import type { VersionHealth } from './tally.ts';

/** A share of failures that is never worth a stop by itself. */
const TOLERATED_RATE = 0.05;
const TIMES_STABLE = 2;

type Seen = Pick<VersionHealth, 'errorRate' | 'networks' | 'failingNetworks'>;

const NOTHING: Seen = { errorRate: 0, networks: 0, failingNetworks: 0 };

const numbersOf = ({ failingNetworks, networks }: Seen): string =>
  `${String(failingNetworks)} of ${String(networks)}`;

/**
 * Reason to stop a canary, with the numbers, or null: failures in at least `minimum`
 * networks, and a larger share of them than 5 % and than twice the share of stable.
 */
export const reasonToStop = (
  label: string,
  {
    canary = NOTHING,
    stable = NOTHING,
  }: { readonly canary?: Seen | undefined; readonly stable?: Seen | undefined },
  minimum: number,
): string | null =>
  canary.failingNetworks >= minimum &&
  canary.errorRate > Math.max(TOLERATED_RATE, TIMES_STABLE * stable.errorRate)
    ? `${label}: ${numbersOf(canary)} networks had failed loads (stable: ${numbersOf(stable)})`
    : null;
