import { useEffect } from 'react';

/** Calls back every `everyMs` while the page is visible; never with null. */
export const usePoll = (everyMs: number | null, due: () => void): void => {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') due();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, due]);
};
