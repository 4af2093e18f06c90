import { useSyncExternalStore } from 'react';

const nothing = (): string => '';

/** Notifies when a link is about to be used: until then changes of the query do not matter. */
const listen = (changed: () => void): (() => void) => {
  window.addEventListener('pointerdown', changed);
  window.addEventListener('focusin', changed);
  return () => {
    window.removeEventListener('pointerdown', changed);
    window.removeEventListener('focusin', changed);
  };
};

/**
 * Query of the page, for links that keep it. Empty in the first render, because the server HTML is the same for all
 * queries.
 */
export const useSearch = (): string => useSyncExternalStore(listen, () => window.location.search, nothing);
