import { matchRoute, OVERRIDE_PARAMETERS, splitLanguage } from '../routing';

export type Click = {
  readonly isPlain: boolean;
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
};

/**
 * Whether the shell handles a click. The browser handles clicks with modifier keys, and links with a download or
 * target.
 */
const isForUs = ({ isPlain, isDownload, target }: Click): boolean =>
  isPlain && !isDownload && (target === '' || target === '_self');

/** Whether a link is an anchor on this page, which the browser scrolls to. */
const isAnchorHere = (here: URL, there: URL): boolean =>
  there.hash !== '' && there.pathname === here.pathname && there.search === here.search;

const onThisSite = (href: string, here: URL): URL | null => {
  const there = URL.canParse(href, here) ? new URL(href, here) : null;
  return there?.origin === here.origin ? there : null;
};

/**
 * Whether this page can show a path. An app may have gone live after this page was composed. Such an app needs a
 * new page, which has its pin.
 */
const isOnThisPage = (pathname: string): boolean => {
  const match = matchRoute(pathname);
  return match !== null && match.id !== 'APP';
};

/** Whether a URL selects versions. If so, the server must compose a new page. */
const choosesVersions = ({ searchParams }: URL): boolean =>
  OVERRIDE_PARAMETERS.some((name) => searchParams.has(name));

/** Path for an in-app navigation, or null if the browser should follow the link. */
export const inAppPath = (click: Click, pageUrl: string): string | null => {
  const here = new URL(pageUrl);
  const there = isForUs(click) ? onThisSite(click.href, here) : null;
  if (there === null || isAnchorHere(here, there)) return null;
  const to = splitLanguage(there.pathname);
  const isSameLanguage = to.language === splitLanguage(here.pathname).language;
  if (!isSameLanguage || choosesVersions(there) || !isOnThisPage(to.pathname)) return null;
  return `${to.pathname}${there.search}${there.hash}`;
};

const clickOf = (event: MouseEvent, anchor: HTMLAnchorElement): Click => ({
  isPlain: event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey,
  href: anchor.href,
  target: anchor.target,
  isDownload: anchor.hasAttribute('download'),
});

/**
 * Turns clicks on plain links, including those of remotes, into in-app navigation. Ignores clicks that were
 * already handled.
 */
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
