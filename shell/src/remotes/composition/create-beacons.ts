import * as t from 'io-ts';

import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

export type BeaconPorts = {
  readonly send: (beacons: readonly RemoteBeacon[]) => void;
  readonly later: (run: () => void, ms: number) => void;
  readonly isVisible: () => boolean;
};

export type Beacons = {
  /** Announces a load at once: a page that then hangs sends nothing else. Once per version. */
  readonly start: (remote: string, version: string) => void;
  readonly load: (remote: string, version: string, ms: number) => void;
  readonly error: (remote: string, version: string, where: string) => void;
  /** Ends the announced loads of a remote, or of all: the visitor no longer waits for them. */
  readonly leave: (remote?: string) => void;
  /** Sends all pending beacons at once. */
  readonly flush: () => void;
};

const BATCH_MS = 1_000;
/** Enough for all remotes of a long visit, but a failure loop does not flood the log. */
const MAX_PER_PAGE = 60;
const LONGEST_MS = 600_000;

/**
 * Reports loads and failures of remotes to the site, in batches. Repeated failures of a version count once per page,
 * because the server counts affected pages.
 */
export const createBeacons = ({ send, later, isVisible }: BeaconPorts): Beacons => {
  const reported = new Set<string>();
  const started = new Set<string>();
  const open = new Map<string, { readonly remote: string; readonly version: string }>();
  let waiting: RemoteBeacon[] = [];
  let taken = 0;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const leaving = waiting;
    waiting = [];
    send(leaving);
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
      // a hidden page may be frozen at any time
      if (started.has(key) || !isVisible()) return;
      started.add(key);
      open.set(key, { remote, version });
      send([{ kind: 'start', remote, version }]);
    },
    leave: (remote) => {
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

const PageIdReply = t.type({ page: t.string }, 'PageIdReply');

/** Fetches the ID of a page that came from a shared cache. Rejects if it has no ID. */
const fetchPageId = async (page: Window): Promise<string> => {
  const reply: unknown = await (await page.fetch('/data/page-id')).json();
  if (!PageIdReply.is(reply)) throw new Error('no page ID');
  return reply.page;
};

/** Sends beacons with the ID of the page load, also while the page is being left. Failed beacons are dropped. */
export const sendFromPage = (
  page: Window,
  givenId: string | undefined,
): ((beacons: readonly RemoteBeacon[]) => void) => {
  let asked: Promise<string> | null = null;
  const send = (beacons: readonly RemoteBeacon[], pageId: string): void => {
    const body = new Blob([JSON.stringify({ page: pageId, beacons })], { type: 'application/json' });
    page.navigator.sendBeacon('/data/beacons', body);
  };
  return (beacons) => {
    if (givenId !== undefined && givenId !== '') {
      send(beacons, givenId);
      return;
    }
    asked ??= fetchPageId(page);
    asked.then(
      (pageId) => send(beacons, pageId),
      () => (asked = null),
    );
  };
};
