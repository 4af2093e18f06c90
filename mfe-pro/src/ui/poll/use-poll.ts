import { useEffect } from 'react';

/** Says every `everyMs` that it is time to ask again, while the page is in sight; null: not at all. */
export const usePoll = (everyMs: number | null, due: () => void): void => {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') due();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, due]);
};
