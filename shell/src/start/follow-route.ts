import { announce } from '@coinlane/shared-ui/components';

/** A remote that is still loading may take this long to show its heading. */
const HEADING_WAIT_MS = 8_000;

/** A remote writes its title in an effect, a moment after its heading is there; a busy device takes its time. */
const TITLE_WAIT_MS = 4_000;
/** A page with the title of the one before is said after this. */
const SAME_TITLE_MS = 700;
const TITLE_LOOK_MS = 50;

const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The heading of the new page: never one of the remote that is being left. `slot`: whose page it is, null for the shell's own. */
const headingOf = (main: HTMLElement, slot: string | null): HTMLElement | null =>
  [...main.querySelectorAll('h1')].find((heading) => {
    const owner = heading.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    return owner === undefined || owner === slot;
  }) ?? null;

/**
 * Gives the new page's heading the focus as soon as it is there, and again when a remote puts another one in its
 * place before it has settled. Who has moved the focus elsewhere keeps it. Gives a function that stops.
 */
const keepFocusOnHeading = (main: HTMLElement, slot: string | null, found: () => void): (() => void) => {
  const page = main.ownerDocument;
  let focused: HTMLElement | null = null;
  const look = (): void => {
    const heading = headingOf(main, slot);
    const isTaken = focused !== null && page.activeElement !== page.body;
    if (heading === null || heading === focused || isTaken) return;
    if (focused === null) found();
    focused = heading;
    focusHeading(heading);
  };
  const observer = new MutationObserver(look);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // a frame later: what the route that is left had on the page is gone by then
  const frame = requestAnimationFrame(() => {
    look();
    observer.observe(main, { childList: true, subtree: true });
    timer = setTimeout(stop, HEADING_WAIT_MS);
  });
  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
};

/** Says the page's title when it becomes another one, or after a while when it stays; gives a function that stops. */
const sayTitle = (page: Document, before: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said: string | null = null;
  const look = (waitedMs: number): void => {
    const isNew = page.title !== (said ?? before);
    if (isNew || (said === null && waitedMs >= SAME_TITLE_MS)) {
      said = page.title;
      announce(said);
    }
    if (waitedMs < TITLE_WAIT_MS) timer = setTimeout(look, TITLE_LOOK_MS, waitedMs + TITLE_LOOK_MS);
  };
  look(0);
  return () => {
    clearTimeout(timer);
  };
};

/** A page that has been opened: whose slot it shows, null for the shell's own; and whether only its query changed. */
export type OpenedPage = { readonly isNewPage: boolean; readonly slot: string | null };

/** After a change of page: top of the page, focus on its heading, its title said aloud, open menus closed. */
export const createRouteFollower = (page: Document) => {
  let stop = (): void => undefined;
  let stopSaying = (): void => undefined;
  return ({ isNewPage, slot }: OpenedPage): void => {
    for (const menu of page.querySelectorAll('details[name="chrome-menu"][open]'))
      menu.removeAttribute('open');
    if (!isNewPage) return;
    stop();
    stopSaying();
    const titleBefore = page.title;
    page.defaultView?.scrollTo(0, 0);
    const main = page.getElementById('main');
    if (main === null) return;
    stop = keepFocusOnHeading(main, slot, () => {
      stopSaying = sayTitle(page, titleBefore);
    });
  };
};
