import type { VersionHealth } from './tally.ts';

const MOST = 0.5;

/** A version that visitors get. */
export type ServedVersion = { readonly remote: string; readonly version: string };

/**
 * Served versions that fail for most visitors, with numbers: failures in at least `minimum` networks, and a failure rate
 * above one half.
 */
export const failingVersions = (
  served: readonly ServedVersion[],
  health: readonly VersionHealth[],
  minimum: number,
): readonly string[] =>
  health
    .filter(
      ({ remote, version, failingNetworks, errorRate }) =>
        failingNetworks >= minimum &&
        errorRate > MOST &&
        served.some((each) => each.remote === remote && each.version === version),
    )
    .map(({ remote, version, failingNetworks, networks, errors, hangs }) => {
      const seen = `${String(failingNetworks)} of ${String(networks)} networks had failed loads`;
      return `${remote}@${version} fails for most visitors: ${seen}; ${String(hangs)} of ${String(errors)} failures are pages that never became interactive`;
    });
