import { matchRoute, OVERRIDE_PARAMETERS, splitLanguage } from '../routing';

export type Click = {
  readonly isPlain: boolean;
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
};

/** A modifier key, a download or a target of its own are the browser's business. */
const isForUs = ({ isPlain, isDownload, target }: Click): boolean =>
  isPlain && !isDownload && (target === '' || target === '_self');

/** An anchor on this very page is the browser's to scroll to. */
const isAnchorHere = (here: URL, there: URL): boolean =>
  there.hash !== '' && there.pathname === here.pathname && there.search === here.search;

const onThisSite = (href: string, here: URL): URL | null => {
  const there = URL.canParse(href, here) ? new URL(href, here) : null;
  return there?.origin === here.origin ? there : null;
};

/** An app may have gone live after this page was composed: it is entered by a page of its own, which has its pin. */
const isOnThisPage = (pathname: string): boolean => {
  const match = matchRoute(pathname);
  return match !== null && match.id !== 'APP';
};

/** Another version is the server's to compose a page of. */
const choosesVersions = ({ searchParams }: URL): boolean =>
  OVERRIDE_PARAMETERS.some((name) => searchParams.has(name));

/** The path the shell goes to without loading a page, or null where the browser should follow the link itself. */
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
