import type { Location, Navigation } from '@coinlane/shared-contracts/lifecycle';

import { splitLanguage } from '../routing';

/** Browser functions. Replaced in tests. */
export type HistoryPage = {
  readonly addEventListener: (type: 'popstate', hear: () => void) => void;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash' | 'assign' | 'reload'>;
};

/** Full path on this site, for a path without the language prefix. */
const fullPath = (basename: string, path: string): string =>
  basename !== '' && (path === '/' || path.startsWith('/?') || path.startsWith('/#'))
    ? `${basename}${path.slice(1)}`
    : `${basename}${path}`;

const pathOf = (path: string): string => /^[^?#]*/.exec(path)?.[0] ?? path;

/**
 * Owner of the browser history. Subscribers are notified after the address bar has changed. Navigation to the current
 * location is ignored, to avoid a duplicate entry. If a reload is due, navigation to another path reloads the page.
 */
export const createBrowserNavigation = (
  page: HistoryPage,
  basename: string,
  isReloadDue: () => boolean = () => false,
): Navigation => {
  const listeners = new Set<(location: Location) => void>();
  const read = (): Location => {
    const { pathname, search, hash } = page.location;
    return { pathname: splitLanguage(pathname).pathname, search, hash };
  };
  let current = read();

  const notify = (): void => {
    const next = read();
    const { pathname, search, hash } = current;
    if (next.pathname === pathname && next.search === search && next.hash === hash) return;
    if (next.pathname !== pathname && isReloadDue()) {
      page.location.reload();
      return;
    }
    current = next;
    for (const listener of [...listeners]) listener(current);
  };
  const move = (how: 'pushState' | 'replaceState', path: string): void => {
    const to = fullPath(basename, path);
    const { pathname, search, hash } = page.location;
    if (to === `${pathname}${search}${hash}`) return;
    if (how === 'pushState' && isReloadDue() && pathOf(to) !== pathname) {
      page.location.assign(to);
      return;
    }
    page.history[how](how === 'pushState' ? null : page.history.state, '', to);
    notify();
  };

  page.addEventListener('popstate', notify);
  return {
    location: () => current,
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    push: (path) => {
      move('pushState', path);
    },
    replace: (path) => {
      move('replaceState', path);
    },
    href: (path) => fullPath(basename, path),
    basename,
  };
};
