import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

/** The load that the page announced before its scripts ran (`shell/server/pages/compose/watch-start.ts`). */
export type PageStart = {
  /**
   * Ends the watch. Returns whether this version was announced and is still loading. In that case the caller
   * reports the end of the load. Ends the load of another version.
   */
  readonly takeOver: (remote: string, version: string) => boolean;
  /**
   * Sends beacons with the ID of the page load, even while the page is being left. A page from a shared cache
   * first requests an ID. Without an ID, drops the beacons.
   */
  readonly send: (beacons: readonly RemoteBeacon[]) => void;
};

/** Symbol key of the announced load in the global object. */
export const PAGE_START = 'coinlane.start';

/** Only our own script sets the value, so the check is minimal. */
const isPageStart = (value: unknown): value is PageStart => typeof value === 'object';

/** Announced load of the page, or null. */
export const readPageStart = (page: object): PageStart | null => {
  const found: unknown = Reflect.get(page, Symbol.for(PAGE_START));
  return isPageStart(found) ? found : null;
};
