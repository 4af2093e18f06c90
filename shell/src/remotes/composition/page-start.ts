import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

/** The load that the page announced before its scripts ran (`shell/server/pages/compose/watch-start.ts`). */
export type PageStart = {
  /**
   * Ends the watch. Returns whether this version was announced and its load still runs: then the caller reports its end.
   * The load of another version ends.
   */
  readonly takeOver: (remote: string, version: string) => boolean;
  /**
   * Sends beacons with the ID of the page load, also while the page is being left. A page from a shared cache requests
   * its ID once. Without an ID the beacons are dropped.
   */
  readonly send: (beacons: readonly RemoteBeacon[]) => void;
};

/** Key of the announced load in the global object, as a symbol. */
export const PAGE_START = 'coinlane.start';

/** Only our own script sets it. */
const isPageStart = (value: unknown): value is PageStart => typeof value === 'object';

/** Announced load of the page, or null. */
export const readPageStart = (page: object): PageStart | null => {
  const found: unknown = Reflect.get(page, Symbol.for(PAGE_START));
  return isPageStart(found) ? found : null;
};
