/** Titles of what is opened in the server's page while its code is still on the way. */
const opened = new Set<string>();
/** Those that have come to life and look after themselves. */
const alive = new WeakSet<HTMLDetailsElement>();

const titleOf = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? '';

const detailsOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? (target.closest('summary')?.closest('details') ?? null) : null;

/**
 * Remembers what is opened below an element until it comes to life: React may throw a part of the server's page away
 * and draw it anew, shut. Gives a function that stops.
 */
export const rememberOpening = (root: HTMLElement): (() => void) => {
  opened.clear();
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[open]'))
    opened.add(titleOf(details));
  // comes before the browser opens or shuts it
  const hear = ({ target }: Event): void => {
    const details = detailsOf(target);
    if (details === null || alive.has(details)) return;
    if (details.open) opened.delete(titleOf(details));
    else opened.add(titleOf(details));
  };
  root.addEventListener('click', hear, true);
  return () => {
    root.removeEventListener('click', hear, true);
    opened.clear();
  };
};

/** Whether what comes to life now is open, or was opened where it stood before; asked once. */
export const consumeOpenState = (details: HTMLDetailsElement): boolean => {
  alive.add(details);
  return opened.delete(titleOf(details)) || details.open;
};
