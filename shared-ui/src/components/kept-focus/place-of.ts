const FIELDS = 'input:enabled, select:enabled, textarea:enabled';
const HEADINGS = 'h1, h2, h3, h4';

export const isHere = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility());

const firstIn = (place: Element, ...selectors: readonly string[]): HTMLElement | null => {
  for (const selector of selectors) {
    const found = Array.from(place.querySelectorAll<HTMLElement>(selector)).find(isHere);
    if (found !== undefined) return found;
  }
  return null;
};

/**
 * Focus target inside a container: an invalid field, the first field of a form, the current link of a navigation, or
 * the heading.
 */
const targetIn = (place: Element): HTMLElement | null => {
  if (place instanceof HTMLFormElement) return firstIn(place, '[aria-invalid="true"]', FIELDS, 'button');
  return place.matches('nav') ? firstIn(place, '[aria-current]', 'a') : firstIn(place, HEADINGS);
};

/** Focus target after the innermost of these elements was removed. Searches the remaining ones from the inside out. */
export const placeOf = (trail: readonly Element[]): HTMLElement | null => {
  for (const each of trail.slice(1).filter(isHere)) {
    const target = targetIn(each);
    if (target !== null) return target;
  }
  const root = trail.at(-1);
  return root === undefined ? null : firstIn(root, FIELDS, 'button');
};
