import { announce } from '@coinlane/shared-ui/components';

/** A remote that is still loading may take this long to show its heading. */
const HEADING_WAIT_MS = 8_000;

/** A remote writes its title in an effect, a moment after its heading is there. */
const TITLE_WAIT_MS = 150;

const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Waits for the heading of the page that has just been opened; gives a function that stops waiting. */
const onHeading = (main: HTMLElement, found: (heading: HTMLElement) => void): (() => void) => {
  const look = (): boolean => {
    const heading = main.querySelector('h1');
    if (heading !== null) found(heading);
    return heading !== null;
  };
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  const stop = (): void => {
    observer.disconnect();
  };
  // a frame later: what the route that is left had in the slot is gone by then
  requestAnimationFrame(() => {
    if (look()) return;
    observer.observe(main, { childList: true, subtree: true });
    setTimeout(stop, HEADING_WAIT_MS);
  });
  return stop;
};

/** After a change of page: top of the page, focus on its heading, its title said aloud, open menus closed. */
export const createRouteFollower = (page: Document) => {
  let stop = (): void => undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  return (isNewPage: boolean): void => {
    for (const menu of page.querySelectorAll('details[name="chrome-menu"][open]'))
      menu.removeAttribute('open');
    if (!isNewPage) return;
    stop();
    clearTimeout(saying);
    page.defaultView?.scrollTo(0, 0);
    const main = page.getElementById('main');
    if (main === null) return;
    stop = onHeading(main, (heading) => {
      focusHeading(heading);
      saying = setTimeout(() => {
        announce(page.title);
      }, TITLE_WAIT_MS);
    });
  };
};
