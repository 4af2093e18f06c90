import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { takeTyped } from './typed-before';

/**
 * What was typed into a server-rendered field before this code ran is taken over, not thrown away.
 * The field is read once, when it comes to life.
 */
export const useTypedText = (
  text: string,
  onTyped: (text: string) => void,
): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const remembered = takeTyped(input.id);
    const typed = input.value === text ? (remembered ?? text) : input.value;
    if (typed !== text) onTyped(typed);
    // only the first text counts: after that the field shows what the model says
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ref;
};
