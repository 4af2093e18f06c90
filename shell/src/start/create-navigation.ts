import type { createBrowserRouter } from '@coinlane/shared-ui/navigation';

import type { Location, Navigation } from '@coinlane/shared-contracts/lifecycle';

import { splitLanguage } from '../routing';

export type Router = ReturnType<typeof createBrowserRouter>;

const toLocation = ({ pathname, search, hash }: Location): Location => ({
  pathname: splitLanguage(pathname).pathname,
  search,
  hash,
});

const isSame = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** The shell's one history as a port for remotes. A replace keeps the scroll: it changes the state of a page, not the page. */
export const createNavigation = (router: Router, basename: string): Navigation => ({
  location: () => toLocation(router.state.location),
  listen: (hear) => {
    let last = toLocation(router.state.location);
    return router.subscribe((state) => {
      const next = toLocation(state.location);
      if (isSame(last, next)) return;
      last = next;
      hear(next);
    });
  },
  push: (path) => void router.navigate(path),
  replace: (path) => void router.navigate(path, { replace: true, preventScrollReset: true }),
  href: (path) => `${basename}${path}`,
  basename,
});
