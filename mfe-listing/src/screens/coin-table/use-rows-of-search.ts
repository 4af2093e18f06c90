import { startTransition, useEffect, useState } from 'react';

/** More than fit on a screen. */
export const ROWS_WHILE_TYPING = 20;
/** Longer than the time between two keys of a word, in ms. */
const PAUSE_MS = 250;

/**
 * Rows of a searched table: only the visible ones while the user types, all after a pause, because rendering a hundred
 * rows per letter would delay the next one. Server-rendered rows are complete from the start.
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
