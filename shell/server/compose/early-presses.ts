/**
 * Runs in the browser before anything else, without access to anything outside of it. Repeats a press on a button as soon
 * as its handlers work: `NativeButton` of shared-ui marks a button when React calls its ref. Takes another button of the
 * page with the same words if that is the only one and React has replaced the first. Links, fields and the buttons of
 * native popovers need no code and are left alone. React hydrates a part with the press itself where it can, and stops the
 * press otherwise, so the mark is read where the press ends. A press ends with the page it was made on. A form without an
 * action is sent by its code alone: sent before the code is there, it would load the page again without what was typed.
 * No line may hold a comment.
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

/** The same as the text of a script. */
export const EARLY_PRESSES = `(${repeatEarlyPresses.toString()})()`.replaceAll(/\s+/g, ' ');
