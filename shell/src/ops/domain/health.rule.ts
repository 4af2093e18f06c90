import type { LiveRemote, VersionHealth } from './composition';

/** Health level of a version, shown next to the numbers. */
export type HealthLevel = 'quiet' | 'good' | 'watch' | 'bad';

/** Minimum error rates of the levels watch and bad. */
export const WATCH_RATE = 0.01;
export const BAD_RATE = 0.05;
const PERCENT = 100;

/** Level of a version: quiet without loads and errors, watch from 1 % errors, bad from 5 %. */
export const healthLevel = ({ loads, errors, errorRate }: VersionHealth): HealthLevel => {
  if (loads === 0 && errors === 0) return 'quiet';
  if (errorRate >= BAD_RATE) return 'bad';
  return errorRate >= WATCH_RATE ? 'watch' : 'good';
};

/** Formats a rate from 0 to 1 as a percentage: `0 %`, `0.4 %`, `12.5 %`. Never rounds a small rate to zero. */
export const rateWords = (rate: number): string => {
  if (rate <= 0) return '0 %';
  const percent = Math.round(rate * PERCENT * 10) / 10;
  return percent === 0 ? '< 0.1 %' : `${String(percent)} %`;
};

/** Describes the errors of pages that never became interactive. Null: none. */
export const hangWords = ({ hangs = 0 }: Pick<VersionHealth, 'hangs'>): string | null =>
  hangs === 0 ? null : `${String(hangs)} never interactive`;

/** Formats a load time: `240 ms`, `1.3 s`, or a dash. */
export const loadTimeWords = (ms: number | null): string => {
  if (ms === null) return '–';
  return ms < 1000 ? `${String(Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
};

/** Health of one version. All zeros if it was never loaded. */
const ofVersion = (health: readonly VersionHealth[], remote: string, version: string): VersionHealth =>
  health.find((row) => row.remote === remote && row.version === version) ?? {
    remote,
    version,
    loads: 0,
    errors: 0,
    errorRate: 0,
    p75Ms: null,
  };

/** Health of a version, with its role in the composition. */
export type HealthRow = { readonly part: 'stable' | 'canary' | 'earlier'; readonly health: VersionHealth };

/** Rows: stable first, then the canary, then versions of open pages that are no longer live. */
export const healthRows = (
  { remote, stable, canary }: LiveRemote,
  health: readonly VersionHealth[],
): readonly HealthRow[] => {
  const live = [stable, ...(canary === null || canary.version === stable ? [] : [canary.version])];
  return [
    ...live.map((version) => ({
      part: version === stable ? ('stable' as const) : ('canary' as const),
      health: ofVersion(health, remote, version),
    })),
    ...health
      .filter((row) => row.remote === remote && !live.includes(row.version))
      .map((row) => ({ part: 'earlier' as const, health: row })),
  ];
};

/** Live versions that fail, worst first. */
export const failingVersions = (
  remotes: readonly LiveRemote[],
  health: readonly VersionHealth[],
): readonly VersionHealth[] =>
  remotes
    .flatMap((live) => healthRows(live, health).filter(({ part }) => part !== 'earlier'))
    .map((row) => row.health)
    .filter((row) => healthLevel(row) === 'bad')
    .sort((one, other) => other.errorRate - one.errorRate);
