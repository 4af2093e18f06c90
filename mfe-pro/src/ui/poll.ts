import { useEffect } from 'react';

/** Calls `due` every `everyMs` while the page is visible. Null: never. */
export const usePoll = (everyMs: number | null, due: () => void): void => {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') due();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, due]);
};
