const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Calls back with the element of an ID, now or when its late part has loaded, but not after the user pressed a key
 * or clicked. Returns a function that stops waiting.
 */
export const whenThere = (id: string, found: (element: HTMLElement) => void): (() => void) => {
  const present = document.getElementById(id);
  if (present !== null) {
    found(present);
    return () => undefined;
  }
  const watch = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (late === null) return;
    stop();
    found(late);
  });
  const stop = (): void => {
    watch.disconnect();
    for (const act of ACTS) document.removeEventListener(act, stop, true);
  };
  for (const act of ACTS) document.addEventListener(act, stop, true);
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
};

/** Focuses a control, now or when its late part has loaded. Opens the section that contains it. */
export const focusWhenThere = (id: string): (() => void) =>
  whenThere(id, (control) => {
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  });
