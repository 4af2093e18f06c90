import { useEffect, useState } from 'react';

import type { Currency } from '../../domain/currency';

/** Longer than between two keys of one word. */
const PAUSE_MS = 180;
/** From the frame that the first rows are painted in: they are seen before their drawings are fetched and decoded. */
const OPENING_MS = 50;

/** Runs it so long after the next frame has begun, however long that takes to come; the answer calls it off. */
const afterFrame = (run: () => void, ms: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, ms);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const afterPause = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** Remembers what each line drew last; asked once for every line that is drawn. */
const createIconMemory = () => {
  const drawn = new Map<number, Currency>();
  return (line: number, currency: Currency, isSettled: boolean): Currency | null => {
    if (isSettled) drawn.set(line, currency);
    return drawn.get(line) ?? null;
  };
};

/**
 * Whose icon a line holds: its own currency's once the list is there and the typing has paused, before that the one it
 * drew last; null: none yet. Drawing another one takes longer than everything else that a key asks for.
 */
export const useIcons = (query: string): ((line: number, currency: Currency) => Currency | null) => {
  const [heldBy] = useState(createIconMemory);
  const [settled, setSettled] = useState<string | null>(null);

  useEffect(() => {
    const settle = (): void => setSettled(query);
    return settled === null ? afterFrame(settle, OPENING_MS) : afterPause(settle, PAUSE_MS);
  }, [query, settled]);

  return (line, currency) => heldBy(line, currency, settled === query);
};
