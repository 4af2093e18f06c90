import { useEffect, useState } from 'react';

import type { Currency } from '../../../currency/domain/currency';

/** Longer than the time between two key presses in a word. */
const PAUSE_MS = 180;
/** Delay after the frame that paints the first rows, so that they are visible before their icons load. */
const OPENING_MS = 50;

/** Runs a function `ms` after the next frame. Returns a cancel function. */
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

/** Remembers the last icon of each row. The returned function must be called once per rendered row. */
const createIconMemory = () => {
  const drawn = new Map<number, Currency>();
  return (line: number, currency: Currency | undefined, isSettled: boolean): Currency | null => {
    if (isSettled && currency) drawn.set(line, currency);
    return drawn.get(line) ?? null;
  };
};

/**
 * Icon of each row. After a pause in typing, it is the icon of the row's currency; before that, the last rendered
 * one, or null. A new image costs more than the rest of a key press.
 */
export const useIcons = (
  query: string,
): ((line: number, currency: Currency | undefined) => Currency | null) => {
  const [heldBy] = useState(createIconMemory);
  const [settled, setSettled] = useState<string | null>(null);

  useEffect(() => {
    const settle = (): void => setSettled(query);
    return settled === null ? afterFrame(settle, OPENING_MS) : afterPause(settle, PAUSE_MS);
  }, [query, settled]);

  return (line, currency) => heldBy(line, currency, settled === query);
};
