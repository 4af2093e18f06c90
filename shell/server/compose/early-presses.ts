/** What React keeps of an element of its tree, as far as it is read here. */
type Fiber = { readonly return: Fiber | null; readonly alternate: Fiber | null; readonly flags: number };

/**
 * Runs in the browser before anything else and knows nothing but what stands in it: a button that is pressed before its
 * code is there is pressed once more as soon as React has taken it over (its mark on the element says so: of a tree that is
 * there, and not of one that it began and gave up because a part was still on its way), or has drawn
 * another one with the same words in its place, the only one on the page. Links, fields and
 * the buttons of native popovers need no code and are left alone. React takes a part over with the very press where it
 * can and else stops it, so whether somebody heard is asked where the press ends: a moment later it may have been taken
 * over after all, too late for this press. No line of it may hold a comment.
 */
export const repeatEarlyPresses = (): void => {
  const patienceMs = 10_000;
  const everyMs = 50;
  const waiting = new Set<HTMLElement>();

  const placementOrHydrating = 2 + 4096;
  const isFiber = (value: unknown): value is Fiber =>
    typeof value === 'object' && value !== null && 'flags' in value;
  const isAlive = (button: HTMLElement): boolean => {
    const mark = Object.keys(button).find((name) => name.startsWith('__reactFiber'));
    const fiber: unknown = mark === undefined ? undefined : Reflect.get(button, mark);
    if (!isFiber(fiber)) return false;
    if (fiber.alternate !== null) return true;
    for (let at: Fiber | null = fiber; at !== null; at = at.return)
      if ((at.flags & placementOrHydrating) !== 0) return false;
    return true;
  };
  const buttonOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null;

  const wordsOf = (button: HTMLElement): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
  const standInOf = (button: HTMLElement): HTMLElement | null => {
    const same = [...document.querySelectorAll('button')].filter((it) => wordsOf(it) === wordsOf(button));
    return same.length === 1 ? (same[0] ?? null) : null;
  };

  const repeat = (button: HTMLElement, untilMs: number): void => {
    const present = button.isConnected ? button : standInOf(button);
    const isLost = performance.now() > untilMs;
    if (!isLost && (present === null || !isAlive(present))) {
      setTimeout(() => repeat(button, untilMs), everyMs);
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
        else repeat(button, performance.now() + patienceMs);
      };
      addEventListener('click', judge);
      Reflect.set(event, 'stopPropagation', () => {
        stop();
        judge();
      });
    },
    true,
  );
};

/** The same as the text of a script. */
export const EARLY_PRESSES = `(${repeatEarlyPresses.toString()})()`.replaceAll(/\s+/g, ' ');
