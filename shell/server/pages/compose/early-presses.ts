/**
 * Runs in the browser first, and uses nothing outside its body. Repeats a press on a button when its handlers work:
 * `NativeButton` of shared-ui marks a button when React calls its ref. If React replaced the button, uses the only button
 * with the same label. Ignores links, fields and buttons of native popovers, which work without code. React hydrates a
 * part with the press itself if possible, and stops the press otherwise, so the marker is read after the press. A
 * navigation cancels it. A form without an action is submitted only by its code: an earlier submit would reload the page
 * and lose typed text. Must not contain line comments.
 */
export const repeatEarlyPresses = (): void => {
  const patienceMs = 10_000;
  const everyMs = 50;
  const waiting = new Set<HTMLButtonElement>();

  const ready = Symbol.for('coinlane.ready');
  const isAlive = (button: HTMLButtonElement): boolean => Reflect.has(button, ready);
  const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
    target instanceof Element ? target.closest<HTMLButtonElement>('button:not([popovertarget])') : null;

  const wordsOf = (button: HTMLButtonElement): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
  const standInOf = (button: HTMLButtonElement): HTMLButtonElement | null => {
    const same = [...document.querySelectorAll('button')].filter((it) => wordsOf(it) === wordsOf(button));
    return same.length === 1 ? (same[0] ?? null) : null;
  };

  const repeat = (button: HTMLButtonElement, untilMs: number, page: string): void => {
    const present = button.isConnected ? button : standInOf(button);
    const isLost = performance.now() > untilMs || location.pathname !== page;
    if (!isLost && (present === null || !isAlive(present))) {
      setTimeout(() => repeat(button, untilMs, page), everyMs);
      return;
    }
    waiting.delete(button);
    if (!isLost) present?.click();
  };

  addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (button === null || isAlive(button) || waiting.has(button)) return;
      waiting.add(button);
      const stop = event.stopPropagation.bind(event);
      const judge = (): void => {
        removeEventListener('click', judge);
        if (isAlive(button)) waiting.delete(button);
        else repeat(button, performance.now() + patienceMs, location.pathname);
      };
      addEventListener('click', judge);
      Reflect.set(event, 'stopPropagation', () => {
        stop();
        judge();
      });
    },
    true,
  );

  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && !form.hasAttribute('action') && form.method !== 'dialog')
        event.preventDefault();
    },
    true,
  );
};

/** Source of the script. */
export const EARLY_PRESSES = `(${repeatEarlyPresses.toString()})()`.replaceAll(/\s+/g, ' ');
