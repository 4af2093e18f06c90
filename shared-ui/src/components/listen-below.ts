/**
 * Listens to events of elements below a root, outside of React. A React root stops events of parts that are not
 * hydrated yet, so that a listener of the element itself would miss them. Returns a function that stops.
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
