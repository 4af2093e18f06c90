const FIELDS = 'input:enabled, select:enabled, textarea:enabled';
const HEADINGS = 'h1, h2, h3, h4';

/** Whether somebody can see it and use it. */
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

/** Where one goes on in a place: at what is wrong, in a form at its first field, in a navigation where one is, else at the heading. */
const targetIn = (place: Element): HTMLElement | null => {
  if (place instanceof HTMLFormElement) return firstIn(place, '[aria-invalid="true"]', FIELDS, 'button');
  return place.matches('nav') ? firstIn(place, '[aria-current]', 'a') : firstIn(place, HEADINGS);
};

/** Where focus goes when the innermost of these elements is gone: what is nearest, from the inside out; at last into the outermost. */
export const placeOf = (trail: readonly Element[]): HTMLElement | null => {
  for (const each of trail.slice(1).filter(isHere)) {
    const target = targetIn(each);
    if (target !== null) return target;
  }
  const root = trail.at(-1);
  return root === undefined ? null : firstIn(root, FIELDS, 'button');
};
