import { SHELL } from '@coinlane/release-ledger';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import type { PageFacts } from './page-id.ts';

/** Version of the released shell of a page, or null. */
const shellVersionOf = ({ trial }: PageFacts): string | null => {
  const found = trial.find((word) => word.startsWith(`${SHELL}@`));
  return found === undefined ? null : found.slice(SHELL.length + 1);
};

/**
 * Counts each beacon of a page also for its released shell: a shell that does not start leaves all remotes without
 * an end. A page cannot report on another shell, because the version comes from its signed ID.
 */
export const withShell = (page: PageFacts, beacons: readonly RemoteBeacon[]): readonly RemoteBeacon[] => {
  const version = shellVersionOf(page);
  const own = beacons.filter(({ remote }) => remote !== SHELL);
  return version === null ? own : [...own, ...own.map((beacon) => ({ ...beacon, remote: SHELL, version }))];
};
