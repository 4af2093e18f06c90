import type { VersionHealth } from './tally.ts';

/** Failure rate that never stops a canary. */
const TOLERATED_RATE = 0.05;
const TIMES_STABLE = 2;

type Seen = Pick<VersionHealth, 'errorRate' | 'networks' | 'failingNetworks'>;

const NOTHING: Seen = { errorRate: 0, networks: 0, failingNetworks: 0 };

const numbersOf = ({ failingNetworks, networks }: Seen): string =>
  `${String(failingNetworks)} of ${String(networks)}`;

/**
 * Reason to stop a canary, with numbers, or null. There must be failures in at least `minimum` networks, and a
 * failure rate above 5 % and above twice the rate of stable. Fewer than `minimum` networks give no rate for
 * stable: otherwise one visitor could keep a failing canary that most visitors get.
 */
export const reasonToStop = (
  label: string,
  {
    canary = NOTHING,
    stable = NOTHING,
  }: { readonly canary?: Seen | undefined; readonly stable?: Seen | undefined },
  minimum: number,
): string | null => {
  const stableRate = stable.networks >= minimum ? stable.errorRate : 0;
  return canary.failingNetworks >= minimum &&
    canary.errorRate > Math.max(TOLERATED_RATE, TIMES_STABLE * stableRate)
    ? `${label}: ${numbersOf(canary)} networks had failed loads (stable: ${numbersOf(stable)})`
    : null;
};
