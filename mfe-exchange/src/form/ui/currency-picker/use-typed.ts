import { useLayoutEffect, useRef } from 'react';

/**
 * The typed text, which is ahead of the rendered query. Not in React's state, because another render would delay
 * the key press.
 */
export const useTyped = (query: string) => {
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  /** Active option among the matches of the typed text, until they are rendered. */
  const ahead = useRef(0);
  const mark = (): void => box.current?.setAttribute('aria-busy', String(typed.current !== query));
  useLayoutEffect(mark);
  const noteTyped = (text: string): void => {
    typed.current = text;
    ahead.current = 0;
    mark();
  };
  /** Clears the search box, which manages its own text, and focuses it. */
  const clearTyped = (): void => {
    const input = box.current?.querySelector('input');
    if (input) {
      input.value = '';
      input.focus();
    }
    noteTyped('');
  };
  return { box, typed, ahead, noteTyped, clearTyped };
};
