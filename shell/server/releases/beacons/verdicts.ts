import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import type { ReadPage } from './page-id.ts';

/** Role of a version in the served composition: `trial` for the canary, null if no page can run it. */
export type VersionPart = 'live' | 'trial' | null;

type Served = {
  readonly revision: number | null;
  readonly partOf: (remote: string, version: string) => VersionPart;
};

/** Selects the beacons that count: each page load has one verdict per remote. */
export type Verdicts = {
  readonly accept: (
    page: ReadPage,
    beacons: readonly RemoteBeacon[],
    served: Served,
  ) => readonly RemoteBeacon[];
};

const MAX_REMEMBERED = 100_000;
/** The number that a page sends in two minutes. */
const MAX_PROGRESS = 12;

/**
 * Whether a page can report on a version. It must be of the served revision, and have got the canary. Progress and end
 * of a load also count after that revision, so that pages that are open during a release do not count as hanging.
 */
const canReport = (page: ReadPage, { kind, remote, version }: RemoteBeacon, served: Served): boolean => {
  const part = served.partOf(remote, version);
  if (part === 'live') return true;
  if (!page.trial.includes(`${remote}@${version}`)) return false;
  return kind === 'end' || kind === 'progress' || (part === 'trial' && page.revision === served.revision);
};

/**
 * Remembers which pages have reported. A load, and a later failure of the same version, count once each; progress
 * counts twelve times. Above 100,000 reports, drops the oldest.
 */
export const createVerdicts = (): Verdicts => {
  const reported = new Map<string, number>();
  const isNew = ({ id }: ReadPage, { kind, remote, version }: RemoteBeacon): boolean => {
    const report = `${id} ${kind} ${remote}@${version}`;
    const count = reported.get(report) ?? 0;
    if (count >= (kind === 'progress' ? MAX_PROGRESS : 1)) return false;
    reported.set(report, count + 1);
    const [oldest] = reported.keys();
    if (reported.size > MAX_REMEMBERED && oldest !== undefined) reported.delete(oldest);
    return true;
  };
  return {
    accept: (page, beacons, served) =>
      beacons.filter((beacon) => canReport(page, beacon, served) && isNew(page, beacon)),
  };
};
