/**
 * Listens to events of elements below a root, before any React root. A root around it stops events of parts that it cannot
 * hydrate yet: a listener of the element itself would miss them. Returns a function that stops.
 */
export const listenBelow = (
  root: HTMLElement,
  type: 'input' | 'click',
  listener: (target: EventTarget | null) => void,
): (() => void) => {
  const onEvent = ({ target }: Event): void => {
    if (target instanceof Node && root.contains(target)) listener(target);
  };
  document.addEventListener(type, onEvent, true);
  return () => document.removeEventListener(type, onEvent, true);
};
