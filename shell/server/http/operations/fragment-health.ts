import { createHash } from 'node:crypto';

import type { RemoteHealth } from '../../releases/beacons/index.ts';
import type { FragmentRender } from '../../pages/compose/index.ts';

/** Number of renders per version that are remembered. */
const REMEMBERED = 20;
/** Minimum number of failures for a report. */
const MIN_FAILURES = 3;
const MAX_VERSIONS = 100;

/** Results of the last server renders of each version. */
export type FragmentHealth = {
  readonly record: (remote: string, version: string, isRendered: boolean) => void;
  /** Versions that fail more often than they succeed, among those that `isLive` accepts. */
  readonly problems: (isLive: (remote: string, version: string) => boolean) => readonly string[];
};

type Results = { readonly remote: string; readonly version: string; readonly last: readonly boolean[] };

const problemOf = ({ remote, version, last }: Results): string | null => {
  const failures = last.filter((isRendered) => !isRendered).length;
  if (failures < MIN_FAILURES || failures * 2 <= last.length) return null;
  return `${remote}@${version} fails on the server: ${String(failures)} of the last ${String(last.length)} renders`;
};

/** Counts server renders, so that the readiness check reports a version that always fails. */
export const createFragmentHealth = (): FragmentHealth => {
  const versions = new Map<string, Results>();
  return {
    record: (remote, version, isRendered) => {
      const key = `${remote}@${version}`;
      const last = [...(versions.get(key)?.last ?? []), isRendered].slice(-REMEMBERED);
      versions.delete(key);
      versions.set(key, { remote, version, last });
      const [oldest] = versions.keys();
      if (versions.size > MAX_VERSIONS && oldest !== undefined) versions.delete(oldest);
    },
    problems: (isLive) =>
      [...versions.values()]
        .filter(({ remote, version }) => isLive(remote, version))
        .flatMap((results) => problemOf(results) ?? []),
  };
};

const hashOfPage = (pathname: string): string =>
  createHash('sha256').update(`page\n${pathname}`).digest('hex').slice(0, 16);

type Recorders = {
  readonly fragments: FragmentHealth;
  readonly health: RemoteHealth;
  readonly isLive: (remote: string, version: string) => boolean;
};

/**
 * Counts a failed server render as an error of its version, like an error reported by a page, for the guard and
 * `/ops`. Each page counts as one network of visitors, so that one unusual URL cannot stop a canary.
 */
export const recordFragments =
  ({ fragments, health, isLive }: Recorders) =>
  ({ remote, version, pathname, isRendered }: FragmentRender): void => {
    fragments.record(remote, version, isRendered);
    if (!isRendered && isLive(remote, version))
      health.take([{ kind: 'error', remote, version, where: 'server' }], hashOfPage(pathname));
  };
