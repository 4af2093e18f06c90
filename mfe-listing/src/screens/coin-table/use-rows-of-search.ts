import { startTransition, useEffect, useState } from 'react';

/** More than a screen shows. */
export const ROWS_WHILE_TYPING = 20;
/** Longer than between two keys of one word, in ms. */
const PAUSE_MS = 250;

/**
 * The rows of a table that is searched: while somebody types those that can be seen, all of them once the typing pauses.
 * A hundred rows drawn for every letter would make the next letter wait. What the server drew is whole from the start.
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
