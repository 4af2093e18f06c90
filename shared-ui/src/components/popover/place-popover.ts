/** Below this many px of room under the button the panel opens above it, where there is more. */
const roomWanted = 240;
const gap = 6;

export type PopoverAlign = 'start' | 'end';

const px = (value: number): string => `${String(Math.round(value))}px`;

/** Puts a panel of the top layer beside its button, by custom properties that its style sheet reads. */
export const placePopover = (button: HTMLElement, panel: HTMLElement, align: PopoverAlign): void => {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { innerHeight } = window;
  const { clientWidth } = document.documentElement;
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const isAbove = innerHeight - bottom < roomWanted && top > innerHeight - bottom;

  panel.style.setProperty('--popover-block-start', isAbove ? 'auto' : px(bottom + gap));
  panel.style.setProperty('--popover-block-end', isAbove ? px(innerHeight - top + gap) : 'auto');
  panel.style.setProperty('--popover-room', px((isAbove ? top : innerHeight - bottom) - 2 * gap));
  panel.style.setProperty('--popover-inline-start', px(isRightToLeft ? clientWidth - right : left));
  panel.style.setProperty('--popover-inline-end', px(isRightToLeft ? left : clientWidth - right));
  panel.dataset.placed = align;
};
