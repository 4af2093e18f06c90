import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { isHere, placeOf } from './place-of';

/** What a screen does by itself with the focus comes first. */
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
  // a heading shows its ring then (tokens/base.css)
  target.dataset['kept'] = '';
  target.addEventListener('blur', () => delete target.dataset['kept'], { once: true });
  target.focus();
};

const isLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.matches(':disabled');

/** Watches one element until it is told to stop. */
const keepFocusIn = (root: HTMLElement): (() => void) => {
  let trail: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent): void => {
    trail = trailOf(target, root);
  };
  const mend = (): void => {
    const [last] = trail;
    // a press beside everything leaves the last one where it was: nothing is lost then
    if (last === undefined || isHere(last) || !isLost(document)) return;
    const place = placeOf(trail);
    if (place !== null) focus(place);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(mend, SETTLE_MS);
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
 * Keeps a keyboard from being lost inside of an element: when what had the focus is taken away, switched off or hidden, and
 * nobody else took it, focus goes to the nearest place that is left, and not to the beginning of the page.
 */
export const useKeptFocus = <Root extends HTMLElement>(): RefObject<Root | null> => {
  const ref = useRef<Root>(null);
  useEffect(() => (ref.current === null ? undefined : keepFocusIn(ref.current)), []);
  return ref;
};
