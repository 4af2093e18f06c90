import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import type { Navigator, To } from 'react-router';

import type { Location, Navigation } from '@coinlane/shared-contracts/lifecycle';

import { useStartPlace } from '../remote';

const pathOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** React Router hands over full paths; the port wants them without the language prefix. */
const withoutBasename = (path: string, basename: string): string =>
  basename !== '' && path.startsWith(basename) ? path.slice(basename.length) || '/' : path;

const navigatorOf = (navigation: Navigation): Navigator => ({
  createHref: (to) => pathOf(to),
  go: (delta) => {
    window.history.go(delta);
  },
  push: (to) => {
    navigation.push(withoutBasename(pathOf(to), navigation.basename));
  },
  replace: (to) => {
    navigation.replace(withoutBasename(pathOf(to), navigation.basename));
  },
});

type Props = {
  readonly navigation: Navigation;
  /** A leaving remote ignores locations outside its routes, or it would show "no match" for a frame. */
  readonly owns: (pathname: string) => boolean;
  readonly children: ReactNode;
};

/**
 * Asked for the present place each time: a link may be pressed after the first drawing and before anybody listens. `start` is
 * the page the server drew: what it drew is taken over as that page, wherever the visitor has gone meanwhile.
 */
const createOwnedLocation = (
  navigation: Navigation,
  owns: (pathname: string) => boolean,
  start: Location,
) => {
  let last = start;
  return {
    read: (): Location => {
      const present = navigation.location();
      if (owns(present.pathname)) last = present;
      return last;
    },
    readStart: (): Location => start,
    listen: navigation.listen,
  };
};

/** Inner routes of a remote over the shell's one history. */
export const RemoteRouter = ({ navigation, owns, children }: Props) => {
  const startPlace = useStartPlace();
  const owned = useMemo(
    () => createOwnedLocation(navigation, owns, startPlace ?? navigation.location()),
    [navigation, owns, startPlace],
  );
  const navigator = useMemo(() => navigatorOf(navigation), [navigation]);
  const location = useSyncExternalStore(owned.listen, owned.read, owned.readStart);
  return (
    <Router
      navigator={navigator}
      location={{ ...location, pathname: `${navigation.basename}${location.pathname}` }}
      {...(navigation.basename === '' ? {} : { basename: navigation.basename })}
    >
      {children}
    </Router>
  );
};
