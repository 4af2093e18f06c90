type Press = {
  readonly on: HTMLElement;
  readonly at: MouseEvent;
  readonly top: number;
  readonly left: number;
};

/** Maximum distance in px that a pointer can move during a press. */
const STILL_PX = 4;

const isStill = (from: MouseEvent, to: MouseEvent): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= STILL_PX;

const hasMoved = ({ on, top, left }: Press): boolean => {
  const now = on.getBoundingClientRect();
  return now.top !== top || now.left !== left;
};

/**
 * Clicks a button or link that moved away under a still pointer, for example because a message appeared above it.
 * The browser sends no click if a press ends on another element.
 */
export const finishMovedPresses = (page: Document): void => {
  let press: Press | null = null;
  const onDown = (at: MouseEvent): void => {
    press = null;
    const on = at.target instanceof Element ? at.target.closest<HTMLElement>('button, a') : null;
    if (on === null || at.button !== 0) return;
    const { top, left } = on.getBoundingClientRect();
    press = { on, at, top, left };
  };
  const onUp = (end: MouseEvent): void => {
    const begun = press;
    press = null;
    if (begun === null || !(end.target instanceof Node) || begun.on.contains(end.target)) return;
    if (begun.on.isConnected && isStill(begun.at, end) && hasMoved(begun)) begun.on.click();
  };
  page.addEventListener('mousedown', onDown, true);
  page.addEventListener('mouseup', onUp, true);
};
