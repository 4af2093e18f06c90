/** The load that the page announced before its scripts ran (`shell/server/pages/compose/watch-start.ts`). */
export type PageStart = {
  /**
   * Ends the watch. Returns whether this version was announced and its load still runs: then the caller reports its end.
   * The load of another version ends.
   */
  readonly takeOver: (remote: string, version: string) => boolean;
  /** Requests the ID of a page from a shared cache, once. Empty if the site returns none. */
  readonly pageId: () => Promise<string>;
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
