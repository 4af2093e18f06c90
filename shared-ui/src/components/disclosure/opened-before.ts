import { listenBelow } from '../listen-below';

/** Titles of the elements that the user opened before hydration. */
const opened = new Set<string>();
/** Hydrated elements, which track their own state. */
const alive = new WeakSet<HTMLDetailsElement>();

const titleOf = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? '';

const detailsOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? (target.closest('summary')?.closest('details') ?? null) : null;

/**
 * Remembers elements below a root that the user opens before hydration. React can discard server-rendered HTML and
 * render it again, closed. Returns a function that stops.
 */
export const rememberOpening = (root: HTMLElement): (() => void) => {
  opened.clear();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open]'))
    opened.add(titleOf(details));
  // runs before the browser toggles the element
  const stop = listenBelow(root, 'click', (target) => {
    const details = detailsOf(target);
    if (details === null || alive.has(details)) return;
    if (details.open) opened.delete(titleOf(details));
    else opened.add(titleOf(details));
  });
  return () => {
    stop();
    opened.clear();
  };
};

/** Returns whether a hydrating element is open, or was opened before React rendered it again. Removes the entry. */
export const consumeOpenState = (details: HTMLDetailsElement): boolean => {
  alive.add(details);
  return opened.delete(titleOf(details)) || details.open;
};
