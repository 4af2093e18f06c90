import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls a strip of links sideways to the current one when `current` changes. Does not scroll the page. */
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
