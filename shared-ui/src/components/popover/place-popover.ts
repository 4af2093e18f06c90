/** Minimum room below the button in px. With less, the panel opens above if there is more room. */
const roomWanted = 240;
const gap = 6;

export type PopoverAlign = 'start' | 'end';

const px = (value: number): string => `${String(Math.round(value))}px`;

/** Positions a panel of the top layer next to its button. Sets custom properties for its style sheet. */
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
