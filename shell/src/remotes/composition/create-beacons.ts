import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import type { PageStart } from './page-start';

export type BeaconPorts = {
  readonly later: (run: () => void, ms: number) => void;
  readonly isVisible: () => boolean;
  /** The load that the page announced itself. Null on a page without a remote, which sends no beacons. */
  readonly announced: PageStart | null;
};

export type Beacons = {
  /** Announces a load at once, because a page that then hangs sends nothing else. Once per version. */
  readonly start: (remote: string, version: string) => void;
  readonly load: (remote: string, version: string, ms: number) => void;
  readonly error: (remote: string, version: string, where: string) => void;
  /** Ends the announced loads of one remote or of all: the visitor no longer waits for them. */
  readonly leave: (remote?: string) => void;
  /** Sends all pending beacons at once. */
  readonly flush: () => void;
};

const BATCH_MS = 1_000;
/** Enough for all remotes of a long visit. Prevents a failure loop from flooding the log. */
const MAX_PER_PAGE = 60;
const LONGEST_MS = 600_000;

/**
 * Reports loads and failures of remotes to the site, in batches. Repeated failures of a version are sent once per
 * page, because the server counts affected pages.
 */
export const createBeacons = ({ later, isVisible, announced }: BeaconPorts): Beacons => {
  const reported = new Set<string>();
  const started = new Set<string>();
  const open = new Map<string, { readonly remote: string; readonly version: string }>();
  let waiting: RemoteBeacon[] = [];
  let taken = 0;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const leaving = waiting;
    waiting = [];
    announced?.send(leaving);
  };
  const queue = (beacon: RemoteBeacon): void => {
    if (waiting.push(beacon) === 1) later(flush, BATCH_MS);
  };
  const add = (beacon: RemoteBeacon): void => {
    if (taken >= MAX_PER_PAGE) return;
    taken += 1;
    queue(beacon);
  };
  const end = (remote: string, version: string): void => {
    if (open.delete(`${remote} ${version}`)) queue({ kind: 'end', remote, version });
  };

  return {
    start: (remote, version) => {
      const key = `${remote} ${version}`;
      if (started.has(key)) return;
      const isAnnounced = announced?.takeOver(remote, version) === true;
      // the browser can freeze a hidden page at any time
      if (!isAnnounced && !isVisible()) return;
      started.add(key);
      open.set(key, { remote, version });
      if (!isAnnounced) announced?.send([{ kind: 'start', remote, version }]);
    },
    leave: (remote) => {
      announced?.takeOver('', '');
      for (const each of [...open.values()])
        if (remote === undefined || remote === each.remote) end(each.remote, each.version);
    },
    load: (remote, version, ms) => {
      end(remote, version);
      add({ kind: 'load', remote, version, ms: Math.min(LONGEST_MS, Math.max(0, Math.round(ms))) });
    },
    error: (remote, version, where) => {
      end(remote, version);
      const key = `${remote} ${version} ${where}`;
      if (reported.has(key)) return;
      reported.add(key);
      add({ kind: 'error', remote, version, where });
    },
    flush,
  };
};
