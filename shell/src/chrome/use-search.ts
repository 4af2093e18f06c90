import { useSyncExternalStore } from 'react';

const nothing = (): string => '';

/** Whoever follows a link comes to it first; until then its query is nobody's business, however often it changes. */
const listen = (changed: () => void): (() => void) => {
  window.addEventListener('pointerdown', changed);
  window.addEventListener('focusin', changed);
  return () => {
    window.removeEventListener('pointerdown', changed);
    window.removeEventListener('focusin', changed);
  };
};

/** The page's query, for links that keep it. The server's chrome is the same for every query, so the first render has none. */
export const useSearch = (): string => useSyncExternalStore(listen, () => window.location.search, nothing);
