import { startTransition, useEffect, useState } from 'react';

/** More than fit on a screen. */
export const ROWS_WHILE_TYPING = 20;
/** Longer in ms than the time between two key presses in a word. */
const PAUSE_MS = 250;

/**
 * Rows of a searched table. While the user types, only the visible ones: rendering a hundred rows per letter would
 * delay the next one. After a pause, all rows. Server-rendered rows are complete from the start.
 */
export const useRowsOfSearch = <Row>(rows: readonly Row[], query: string): readonly Row[] => {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    if (settled === query) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setSettled(query);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [settled, query]);
  return settled === query ? rows : rows.slice(0, ROWS_WHILE_TYPING);
};
