import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import type { ReadPage } from './page-id.ts';

/** Part that a version has in the composition that is served: `trial` for the canary, null if no page can run it. */
export type VersionPart = 'live' | 'trial' | null;

type Served = {
  readonly revision: number | null;
  readonly partOf: (remote: string, version: string) => VersionPart;
};

/** Chooses the beacons that count: each page load has one verdict per remote. */
export type Verdicts = {
  readonly accept: (
    page: ReadPage,
    beacons: readonly RemoteBeacon[],
    served: Served,
  ) => readonly RemoteBeacon[];
};

const MAX_REMEMBERED = 100_000;

/**
 * Only pages of the served revision that were given the canary can report on it. The end of a load counts after that
 * revision too: without it, every page open during a release would seem to hang.
 */
const canReport = (page: ReadPage, { kind, remote, version }: RemoteBeacon, served: Served): boolean => {
  const part = served.partOf(remote, version);
  if (part === 'live') return true;
  if (!page.trial.includes(`${remote}@${version}`)) return false;
  return kind === 'end' || (part === 'trial' && page.revision === served.revision);
};

/**
 * Remembers which pages have reported. A load and then a failure of the same version both count, once each. Beyond
 * 100,000 reports the oldest is forgotten.
 */
export const createVerdicts = (): Verdicts => {
  const reported = new Set<string>();
  const isFirst = ({ id }: ReadPage, { kind, remote, version }: RemoteBeacon): boolean => {
    const report = `${id} ${kind} ${remote}@${version}`;
    if (reported.has(report)) return false;
    reported.add(report);
    const [oldest] = reported;
    if (reported.size > MAX_REMEMBERED && oldest !== undefined) reported.delete(oldest);
    return true;
  };
  return {
    accept: (page, beacons, served) =>
      beacons.filter((beacon) => canReport(page, beacon, served) && isFirst(page, beacon)),
  };
};
