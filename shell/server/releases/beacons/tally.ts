import * as t from 'io-ts';

import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

/** Upper limits of the load time classes in milliseconds. The last class is unlimited. */
const CLASS_ENDS_MS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000,
] as const;
const LONGEST_MS = 600_000;
const QUARTILE = 0.75;
/** With this sample, failure rates are accurate to about two percent. */
const MAX_NETWORKS = 1000;

/** Older servers write no starts and ends. */
const Network = t.readonly(
  t.intersection([
    t.type({ loads: t.number, errors: t.number }),
    t.partial({ starts: t.number, ends: t.number }),
  ]),
  'Network',
);
type Network = t.TypeOf<typeof Network>;

const Count = t.readonly(
  t.type({
    loads: t.number,
    errors: t.number,
    times: t.readonlyArray(t.number),
    /**
     * Reports by hash of the network. If there are more than 1,000, those with the smallest hashes: a random sample.
     */
    networks: t.readonly(t.record(t.string, Network)),
  }),
  'Count',
);
type Count = t.TypeOf<typeof Count>;

/** Reports of pages about versions, by `remote@version`. */
export const Tally = t.readonly(t.record(t.string, Count), 'Tally');
export type Tally = t.TypeOf<typeof Tally>;

/** Health of one version. */
export type VersionHealth = {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  /** Number of failures, including `hangs`. */
  readonly errors: number;
  /**
   * Number of pages that never became interactive: loads that made no progress for a minute, did not end, and were
   * not left.
   */
  readonly hangs: number;
  /** Failure rate from 0 to 1. All networks have the same weight, whatever their number of pages. */
  readonly errorRate: number;
  readonly networks: number;
  /** Networks with at least one failure. */
  readonly failingNetworks: number;
  /** 75th percentile of the load times, rounded up to its class. Null: no load. */
  readonly p75Ms: number | null;
};

const NOTHING: Count = { loads: 0, errors: 0, times: CLASS_ENDS_MS.map(() => 0).concat(0), networks: {} };

const classOf = (ms: number): number => {
  const found = CLASS_ENDS_MS.findIndex((end) => ms <= end);
  return found === -1 ? CLASS_ENDS_MS.length : found;
};

const sumOf = (one: Network, other: Network): Network => ({
  loads: one.loads + other.loads,
  errors: one.errors + other.errors,
  starts: (one.starts ?? 0) + (other.starts ?? 0),
  ends: (one.ends ?? 0) + (other.ends ?? 0),
});

/** Merges samples. A network in the merged sample has all of its reports. */
const joined = (left: Count['networks'], right: Count['networks']): Count['networks'] => {
  const networks = new Map(Object.entries(left));
  for (const [hash, network] of Object.entries(right)) {
    const known = networks.get(hash);
    networks.set(hash, known === undefined ? network : sumOf(known, network));
  }
  if (networks.size <= MAX_NETWORKS) return Object.fromEntries(networks);
  const sample = [...networks].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, MAX_NETWORKS);
  return Object.fromEntries(sample);
};

const plus = (left: Count, right: Count): Count => ({
  loads: left.loads + right.loads,
  errors: left.errors + right.errors,
  times: left.times.map((count, index) => count + (right.times[index] ?? 0)),
  networks: joined(left.networks, right.networks),
});

const countOf = (beacon: RemoteBeacon, network: string): Count => {
  const by = (change: Partial<Network>): Count['networks'] => ({
    [network]: { loads: 0, errors: 0, ...change },
  });
  switch (beacon.kind) {
    case 'start':
      return { ...NOTHING, networks: by({ starts: 1 }) };
    case 'progress':
      // restarts the load, so that it has another minute
      return { ...NOTHING, networks: by({ starts: 1, ends: 1 }) };
    case 'end':
      return { ...NOTHING, networks: by({ ends: 1 }) };
    case 'error':
      return { ...NOTHING, errors: 1, networks: by({ errors: 1 }) };
    case 'load': {
      const own = classOf(beacon.ms);
      const times = NOTHING.times.map((_, index) => (index === own ? 1 : 0));
      return { loads: 1, errors: 0, times, networks: by({ loads: 1 }) };
    }
  }
};

/** Merges several tallies. */
export const mergeTallies = (tallies: readonly Tally[]): Tally => {
  const merged = new Map<string, Count>();
  for (const tally of tallies)
    for (const [key, count] of Object.entries(tally))
      merged.set(key, plus(merged.get(key) ?? NOTHING, count));
  return Object.fromEntries(merged);
};

/** Tally of the beacons of one network, identified by its hash. */
export const tallyOf = (beacons: readonly RemoteBeacon[], network: string): Tally =>
  mergeTallies(
    beacons.map((beacon) => ({ [`${beacon.remote}@${beacon.version}`]: countOf(beacon, network) })),
  );

const p75Of = ({ loads, times }: Count): number | null => {
  let seen = 0;
  for (const [index, count] of times.entries()) {
    seen += count;
    if (loads > 0 && seen >= loads * QUARTILE) return CLASS_ENDS_MS[index] ?? LONGEST_MS;
  }
  return null;
};

/** Tally without starts whose loads can still end. */
export const withoutStarts = (tally: Tally): Tally =>
  Object.fromEntries(
    Object.entries(tally).map(([key, count]) => {
      const networks = Object.entries(count.networks).map(
        ([hash, network]) => [hash, { ...network, starts: 0 }] as const,
      );
      return [key, { ...count, networks: Object.fromEntries(networks) }];
    }),
  );

type Reports = { readonly reports: number; readonly failures: number; readonly hangs: number };

/** Reports of a network. A start without an end counts as a failure. */
const reportsOf = ({ loads, errors, starts = 0, ends = 0 }: Network): Reports => {
  const hangs = Math.max(0, starts - ends);
  return { reports: loads + errors + hangs, failures: errors + hangs, hangs };
};

/** Health of each version, sorted by name. */
export const healthOf = (tally: Tally): readonly VersionHealth[] =>
  Object.entries(tally)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, count]) => {
      const at = key.lastIndexOf('@');
      const networks = Object.values(count.networks)
        .map(reportsOf)
        .filter(({ reports }) => reports > 0);
      const failures = networks.reduce((sum, network) => sum + network.failures / network.reports, 0);
      const hangs = networks.reduce((sum, network) => sum + network.hangs, 0);
      return {
        remote: key.slice(0, at),
        version: key.slice(at + 1),
        loads: count.loads,
        errors: count.errors + hangs,
        hangs,
        errorRate: networks.length === 0 ? 0 : failures / networks.length,
        networks: networks.length,
        failingNetworks: networks.filter((network) => network.failures > 0).length,
        p75Ms: p75Of(count),
      };
    });
