import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls a strip of links sideways to its current one, on each change of `current`. The page does not scroll. */
export const useCurrentInView = <Strip extends HTMLElement>(
  current: string | null,
): RefObject<Strip | null> => {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry && strip.current) strip.current.scrollLeft = entry.offsetLeft - strip.current.clientWidth / 3;
  }, [current]);
  return strip;
};
