import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { isHere, placeOf } from './place-of';

/** Time in ms for the screen to move focus itself. */
const SETTLE_MS = 50;

const trailOf = (target: EventTarget | null, root: HTMLElement): readonly Element[] => {
  const trail: Element[] = [];
  for (let each = target instanceof Element ? target : null; each !== null; each = each.parentElement) {
    trail.push(each);
    if (each === root) break;
  }
  return trail;
};

const focus = (target: HTMLElement): void => {
  if (target.tabIndex < 0) target.tabIndex = -1;
  // a heading shows its focus ring with this attribute (tokens/base.css)
  target.dataset['kept'] = '';
  target.addEventListener('blur', () => delete target.dataset['kept'], { once: true });
  target.focus();
};

const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.matches(':disabled');

/** Restores lost focus inside an element. Returns a function that stops. */
const keepFocusIn = (root: HTMLElement): (() => void) => {
  let trail: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent): void => {
    trail = trailOf(target, root);
  };
  const restoreFocus = (): void => {
    const [last] = trail;
    // a press outside all controls does not change the last element: focus is not lost
    if (last === undefined || isHere(last) || !isLost(document)) return;
    const target = placeOf(trail);
    if (target !== null) focus(target);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restoreFocus, SETTLE_MS);
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    root.removeEventListener('focusin', note);
  };
};

/**
 * Keeps keyboard focus inside an element. If the focused element is removed, disabled or hidden and focus does not
 * move, focuses the nearest remaining target instead of the start of the page.
 */
export const useKeptFocus = <Root extends HTMLElement>(): RefObject<Root | null> => {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current === null ? undefined : keepFocusIn(ref.current)), []);
  return ref;
};
