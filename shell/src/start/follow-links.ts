import { matchRoute, splitLanguage } from '../routing';

export type Click = {
  readonly isPlain: boolean;
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
};

/** The path the shell goes to without loading a page, or null where the browser should follow the link itself. */
export const inAppPath = ({ isPlain, href, target, isDownload }: Click, pageUrl: string): string | null => {
  if (!isPlain || isDownload || (target !== '' && target !== '_self')) return null;
  const here = new URL(pageUrl);
  const there = URL.canParse(href, pageUrl) ? new URL(href, pageUrl) : null;
  if (there === null || there.origin !== here.origin) return null;
  const to = splitLanguage(there.pathname);
  if (to.language !== splitLanguage(here.pathname).language || matchRoute(to.pathname) === null) return null;
  // an anchor on this very page is the browser's to scroll to
  if (there.hash !== '' && there.pathname === here.pathname && there.search === here.search) return null;
  return `${to.pathname}${there.search}${there.hash}`;
};

const clickOf = (event: MouseEvent, anchor: HTMLAnchorElement): Click => ({
  isPlain: event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey,
  href: anchor.href,
  target: anchor.target,
  isDownload: anchor.hasAttribute('download'),
});

/** Plain links anywhere on the page, a remote's too, change the page without loading it. A link somebody handled already is left alone. */
export const followLinks = (page: Document, go: (path: string) => void): void => {
  page.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor === null || event.defaultPrevented) return;
    const path = inAppPath(clickOf(event, anchor), page.location.href);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
};
