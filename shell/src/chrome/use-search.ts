import { useSyncExternalStore } from 'react';

const nothing = (): string => '';

/** Calls `changed` when a link is about to be used. Changes of the query do not matter before that. */
const listen = (changed: () => void): (() => void) => {
  window.addEventListener('pointerdown', changed);
  window.addEventListener('focusin', changed);
  return () => {
    window.removeEventListener('pointerdown', changed);
    window.removeEventListener('focusin', changed);
  };
};

/**
 * Query of the page, for links that keep it. Empty in the first render, because the server HTML is the same for
 * all queries.
 */
export const useSearch = (): string => useSyncExternalStore(listen, () => window.location.search, nothing);
