import { useEffect, useState } from 'react';

import type { Ticker } from '@coinlane/shared-contracts/values';

/** Longer than between two keys of one word. */
const PAUSE_MS = 180;

/** Remembers which icons were drawn; asked once for every row that is drawn. */
const createIconMemory = () => {
  const drawn = new Set<Ticker>();
  return (ticker: Ticker, isSettled: boolean): boolean => {
    if (isSettled) drawn.add(ticker);
    return drawn.has(ticker);
  };
};

/**
 * Whether a row draws its icon: every one once the list is there and the typing has paused, before that those drawn
 * already. Fetching and drawing a new one takes longer than everything else that a key asks for.
 */
export const useIcons = (query: string): ((ticker: Ticker) => boolean) => {
  const [isDrawn] = useState(createIconMemory);
  const [settled, setSettled] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), settled === null ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, settled]);

  return (ticker) => isDrawn(ticker, settled === query);
};
