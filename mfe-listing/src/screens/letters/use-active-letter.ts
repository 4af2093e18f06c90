import { useEffect, useState } from 'react';

import { anchorOf } from '../../domain/letter-group';

/** Area below the letter bar, in the upper part of the viewport. */
const READ_AREA = '-112px 0px -60% 0px';

/**
 * Group of a letter, by its anchor. The anchor is inside the group, where it is not rendered while the group is
 * closed.
 */
export const groupOf = (letter: string): Element | null =>
  document.getElementById(anchorOf(letter))?.closest('details') ?? null;

/**
 * The letter of the visible group (spec §2 "Letter bar": "the active letter is highlighted"). Null above the first
 * group.
 */
export const useActiveLetter = (letters: readonly string[]): string | null => {
  const [active, setActive] = useState<string | null>(null);
  const key = letters.join('');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const letterAt = new Map(letters.map((letter) => [groupOf(letter), letter]));
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const letter = letterAt.get(target);
          if (letter === undefined) continue;
          if (isIntersecting) seen.add(letter);
          else seen.delete(letter);
        }
        setActive(letters.find((letter) => seen.has(letter)) ?? null);
      },
      { rootMargin: READ_AREA },
    );
    for (const group of letterAt.keys()) if (group !== null) observer.observe(group);
    return () => observer.disconnect();
    // `key` identifies the letters, because every reply creates a new list
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return active;
};
