import { SHELL } from '@coinlane/release-ledger';

import { liveShells, shownReleases } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import type { SupplementShell } from './supplements.ts';

/**
 * Adds the supplements for the pages of a composition. Pages of other combinations contain everything themselves.
 * `own`: the shell of this server, for a composition without a shell.
 */
export const addSupplements = async (live: LiveRemotes, own: SupplementShell | undefined): Promise<void> => {
  const released = liveShells(live);
  const shells = released.length === 0 && own !== undefined ? [own] : released;
  const remotes = [...live.remotes.values()].filter(({ name }) => name !== SHELL).flatMap(shownReleases);
  await Promise.all(remotes.flatMap(({ supplements }) => shells.map((shell) => supplements.add(shell))));
};
