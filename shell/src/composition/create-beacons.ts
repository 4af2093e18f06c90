import * as t from 'io-ts';

import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

export type BeaconPorts = {
  readonly send: (beacons: readonly RemoteBeacon[]) => void;
  readonly later: (run: () => void, ms: number) => void;
};

export type Beacons = {
  readonly load: (remote: string, version: string, ms: number) => void;
  readonly error: (remote: string, version: string, where: string) => void;
  /** Sends what waits, at once: the page goes away. */
  readonly flush: () => void;
};

const BATCH_MS = 1_000;
/** Enough for every remote of a long visit; a loop of failures fills no log. */
const MOST_PER_PAGE = 60;
const LONGEST_MS = 600_000;

/**
 * Tells the site what became of each remote on this page, in batches. The same failure of the same version counts once
 * per page: what is measured is how many pages it reaches.
 */
export const createBeacons = ({ send, later }: BeaconPorts): Beacons => {
  const told = new Set<string>();
  let waiting: RemoteBeacon[] = [];
  let taken = 0;

  const flush = (): void => {
    if (waiting.length === 0) return;
    const leaving = waiting;
    waiting = [];
    send(leaving);
  };
  const add = (beacon: RemoteBeacon): void => {
    if (taken >= MOST_PER_PAGE) return;
    taken += 1;
    if (waiting.push(beacon) === 1) later(flush, BATCH_MS);
  };

  return {
    load: (remote, version, ms) => {
      add({ kind: 'load', remote, version, ms: Math.min(LONGEST_MS, Math.max(0, Math.round(ms))) });
    },
    error: (remote, version, where) => {
      const key = `${remote} ${version} ${where}`;
      if (told.has(key)) return;
      told.add(key);
      add({ kind: 'error', remote, version, where });
    },
    flush,
  };
};

const PageIdReply = t.type({ page: t.string }, 'PageIdReply');

/** Asks for the ID of a page that came from a shared cache. Rejects if there is none. */
const fetchPageId = async (page: Window): Promise<string> => {
  const reply: unknown = await (await page.fetch('/data/page-id')).json();
  if (!PageIdReply.is(reply)) throw new Error('no page ID');
  return reply.page;
};

/**
 * Sends beacons with the ID of the page load, also while the page is being left. What cannot be sent is lost: nothing
 * waits for it.
 */
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
