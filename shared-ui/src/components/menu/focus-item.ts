const itemsOf = (panel: HTMLElement): readonly HTMLElement[] => [
  ...panel.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

const placeAfterKey = (key: string, place: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (Math.max(place, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** Moves focus in a menu for arrow keys, Home and End. Returns false for other keys. */
export const moveFocus = (panel: HTMLElement, key: string): boolean => {
  const items = itemsOf(panel);
  const place = items.findIndex((item) => item === document.activeElement);
  const next = placeAfterKey(key, place, items.length);
  if (next === null) return false;
  items[next]?.focus();
  return true;
};

/** Focuses the current entry of a menu that just opened, or the first. */
export const focusFirst = (panel: HTMLElement): void => {
  const items = itemsOf(panel);
  (items.find((item) => item.hasAttribute('aria-current')) ?? items[0])?.focus();
};
