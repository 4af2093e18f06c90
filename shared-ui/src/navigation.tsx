import { useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Router, useHref, useLocation, useNavigate } from 'react-router';
import type { Navigator, To } from 'react-router';

import type { Location, Navigation } from '@coinlane/shared-contracts/lifecycle';

import { useStartPlace } from './remote';

export { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';

type Click = MouseEvent<HTMLAnchorElement>;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/**
 * Whether the browser itself follows a click: one with a modifier key or another button, or on a link with a target.
 */
const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: { target },
}: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !['', '_self'].includes(target);

/**
 * A link that the router follows. React Router's own `Link` would add 4 kB to each page, for prefetching of server
 * data.
 */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const here = useHref(useLocation());
  const navigate = useNavigate();
  const press = (event: Click): void => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { replace: href === here });
  };
  return <a {...rest} href={href} onClick={press} />;
};

const pathOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Removes the language prefix: React Router passes full paths, the port expects them without it. */
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
  /**
   * Whether the remote renders a path. A remote that is being left ignores other locations. Otherwise it would
   * show "no match" for a frame.
   */
  readonly owns: (pathname: string) => boolean;
  readonly children: ReactNode;
};

/**
 * Location for React Router. Reads the current location each time, because the user can press a link after the
 * first render and before the subscription. `start`: the server-rendered page, which is hydrated even if the
 * visitor has navigated since.
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

/** Router for the inner routes of a remote, based on the shared history of the shell. */
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
