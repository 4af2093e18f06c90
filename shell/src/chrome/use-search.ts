import { useSyncExternalStore } from 'react';

const nothing = (): string => '';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('popstate', changed);
  window.addEventListener('pointerdown', changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener('pointerdown', changed);
  };
};

/** The page's query, for links that keep it. The server's chrome is the same for every query, so the first render has none. */
export const useSearch = (): string => useSyncExternalStore(listen, () => window.location.search, nothing);
