import { announce } from '@coinlane/shared-ui/components';

import { closeMenus } from '../chrome/close-menus';

/** Maximum time for a loading remote to show its heading. */
const HEADING_WAIT_MS = 8_000;

/** Maximum time for the title. A remote sets it in an effect, after its heading; a busy device takes longer. */
const TITLE_WAIT_MS = 4_000;
/** Delay before the title is announced if it equals the previous one. */
const SAME_TITLE_MS = 700;
const TITLE_LOOK_MS = 50;

const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Heading of the new page, not of the remote that is being left. `slot`: remote of the page, or null for a page of
 * the shell.
 */
const headingOf = (main: HTMLElement, slot: string | null): HTMLElement | null =>
  [...main.querySelectorAll('h1')].find((heading) => {
    const owner = heading.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    return owner === undefined || owner === slot;
  }) ?? null;

/**
 * Focuses the heading of the new page when it appears, and again if a remote replaces it. Stops when the visitor
 * moves the focus. Returns a function that stops.
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
  // one frame later, the elements of the previous route are removed
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

/** Announces the title of the page when it changes, or after a delay. Returns a function that stops. */
const announceTitle = (page: Document, before: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let announced: string | null = null;
  const look = (waitedMs: number): void => {
    const isNew = page.title !== (announced ?? before);
    if (isNew || (announced === null && waitedMs >= SAME_TITLE_MS)) {
      announced = page.title;
      announce(announced);
    }
    if (waitedMs < TITLE_WAIT_MS) timer = setTimeout(look, TITLE_LOOK_MS, waitedMs + TITLE_LOOK_MS);
  };
  look(0);
  return () => {
    clearTimeout(timer);
  };
};

/** Opened page: remote of its slot (null for a page of the shell), and whether more than the query changed. */
export type OpenedPage = { readonly isNewPage: boolean; readonly slot: string | null };

/** After a navigation: scrolls to the top, focuses the heading, announces the title, closes menus. */
export const createRouteFollower = (page: Document) => {
  let stop = (): void => undefined;
  let stopSaying = (): void => undefined;
  return ({ isNewPage, slot }: OpenedPage): void => {
    closeMenus(page);
    if (!isNewPage) return;
    stop();
    stopSaying();
    const titleBefore = page.title;
    page.defaultView?.scrollTo(0, 0);
    const main = page.getElementById('main');
    if (main === null) return;
    stop = keepFocusOnHeading(main, slot, () => {
      stopSaying = announceTitle(page, titleBefore);
    });
  };
};
