import { inlineScript } from './inline-script.ts';

type Press = { readonly untilMs: number; readonly page: string; readonly slot: string | null };

/**
 * Runs in the browser first, and uses nothing outside its body. Repeats a press on a button when its handlers work:
 * `NativeButton` of shared-ui marks a button when React calls its ref. If React replaced the button, uses the only
 * button with the same label, and waits while it is disabled. Ignores links, fields and buttons of native popovers,
 * which work without code. React hydrates a part with the press itself if possible, and otherwise stops the press, so
 * the marker is read after the press. Presses in one slot are repeated in their order. A navigation cancels a press.
 * So does later input in the same slot, which the press could change, and a later press on the hydrated button. Input
 * that shared-ui replays is an `InputEvent` from a script: it is older than the press, or has already cancelled it.
 */
export const repeatEarlyPresses = (): void => {
  const patienceMs = 10_000;
  const everyMs = 50;
  const waiting = new Map<HTMLElement, Press>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAlive = (button: HTMLElement): boolean => Reflect.has(button, Symbol.for('coinlane.ready'));
  const closest = ({ target }: Event, selector: string): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const slotOf = (event: Event): string | null => closest(event, '[data-slot]')?.dataset['slot'] ?? null;

  const wordsOf = (button: HTMLElement): string =>
    `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;
  const presentOf = (button: HTMLElement): HTMLElement | null => {
    if (button.isConnected) return button;
    const same = [...document.querySelectorAll<HTMLElement>('button')].filter(
      (it) => wordsOf(it) === wordsOf(button),
    );
    return same.length === 1 ? (same[0] ?? null) : null;
  };

  const forget = (isOver: (button: HTMLElement, press: Press) => boolean): void => {
    for (const [button, press] of waiting) if (isOver(button, press)) waiting.delete(button);
  };
  const repeat = (): void => {
    const blocked = new Set<string | null>();
    forget((_, { untilMs, page }) => performance.now() > untilMs || location.pathname !== page);
    for (const [button, { slot }] of waiting) {
      const present = presentOf(button);
      if (present === null) continue;
      if (blocked.has(slot) || !isAlive(present) || present.matches(':disabled')) blocked.add(slot);
      else if (waiting.delete(button)) present.click();
    }
    timer = waiting.size > 0 ? setTimeout(repeat, everyMs) : undefined;
  };

  const onClick = (event: Event): void => {
    const button = closest(event, 'button:not([popovertarget])');
    if (button === null) return;
    if (isAlive(button)) forget((early) => presentOf(early) === button);
    if (isAlive(button) || waiting.has(button)) return;
    const untilMs = performance.now() + patienceMs;
    waiting.set(button, { untilMs, page: location.pathname, slot: slotOf(event) });
    timer ??= setTimeout(repeat, everyMs);
    const stop = event.stopPropagation.bind(event);
    const judge = (): void => {
      removeEventListener('click', judge);
      if (isAlive(button)) waiting.delete(button);
    };
    addEventListener('click', judge);
    Reflect.set(event, 'stopPropagation', () => {
      stop();
      judge();
    });
  };
  addEventListener('click', onClick, true);

  const onInput = (event: Event): void => {
    if (event instanceof InputEvent && !event.isTrusted) return;
    const slot = slotOf(event);
    forget((_, press) => press.slot === slot);
  };
  addEventListener('input', onInput, true);
};

/**
 * Runs in the browser like the function above. A form without an action is submitted only by its code. An earlier
 * submit would reload the page and lose typed text.
 */
export const holdEarlySubmits = (): void => {
  const onSubmit = (event: Event): void => {
    const form = event.target;
    if (form instanceof HTMLFormElement && !form.hasAttribute('action') && form.method !== 'dialog')
      event.preventDefault();
  };
  addEventListener('submit', onSubmit, true);
};

/** Source of the script. */
export const EARLY_PRESSES = [repeatEarlyPresses, holdEarlySubmits]
  .map((run) => `${inlineScript(run)}();`)
  .join('');
