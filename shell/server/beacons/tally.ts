import * as t from 'io-ts';

import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

/** Upper ends of the classes load times are counted in, in milliseconds; the last class has none. */
const CLASS_ENDS_MS = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 8000,
] as const;
const LONGEST_MS = 600_000;
const QUARTILE = 0.75;

const Count = t.readonly(
  t.type({ loads: t.number, errors: t.number, times: t.readonlyArray(t.number) }),
  'Count',
);
type Count = t.TypeOf<typeof Count>;

/** What pages told about versions, by `remote@version`. */
export const Tally = t.readonly(t.record(t.string, Count), 'Tally');
export type Tally = t.TypeOf<typeof Tally>;

/** How one version does. */
export type VersionHealth = {
  readonly remote: string;
  readonly version: string;
  readonly loads: number;
  readonly errors: number;
  /** Errors of all loads and errors, from 0 to 1. */
  readonly errorRate: number;
  /** The time in which three quarters of the loads were done, rounded up to its class; null without a load. */
  readonly p75Ms: number | null;
};

const NOTHING: Count = { loads: 0, errors: 0, times: CLASS_ENDS_MS.map(() => 0).concat(0) };

const classOf = (ms: number): number => {
  const found = CLASS_ENDS_MS.findIndex((end) => ms <= end);
  return found === -1 ? CLASS_ENDS_MS.length : found;
};

const plus = (left: Count, right: Count): Count => ({
  loads: left.loads + right.loads,
  errors: left.errors + right.errors,
  times: left.times.map((count, index) => count + (right.times[index] ?? 0)),
});

const countOf = (beacon: RemoteBeacon): Count => {
  if (beacon.kind === 'error') return { ...NOTHING, errors: 1 };
  const own = classOf(beacon.ms);
  return { loads: 1, errors: 0, times: NOTHING.times.map((_, index) => (index === own ? 1 : 0)) };
};

/** Several tallies as one. */
export const mergeTallies = (tallies: readonly Tally[]): Tally => {
  const merged = new Map<string, Count>();
  for (const tally of tallies)
    for (const [key, count] of Object.entries(tally))
      merged.set(key, plus(merged.get(key) ?? NOTHING, count));
  return Object.fromEntries(merged);
};

/** The tally of some beacons. */
export const tallyOf = (beacons: readonly RemoteBeacon[]): Tally =>
  mergeTallies(beacons.map((beacon) => ({ [`${beacon.remote}@${beacon.version}`]: countOf(beacon) })));

const p75Of = ({ loads, times }: Count): number | null => {
  let seen = 0;
  for (const [index, count] of times.entries()) {
    seen += count;
    if (loads > 0 && seen >= loads * QUARTILE) return CLASS_ENDS_MS[index] ?? LONGEST_MS;
  }
  return null;
};

/** How each version does, sorted by name. */
export const healthOf = (tally: Tally): readonly VersionHealth[] =>
  Object.entries(tally)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, count]) => {
      const at = key.lastIndexOf('@');
      const { loads, errors } = count;
      const all = loads + errors;
      return {
        remote: key.slice(0, at),
        version: key.slice(at + 1),
        loads,
        errors,
        errorRate: all === 0 ? 0 : errors / all,
        p75Ms: p75Of(count),
      };
    });
