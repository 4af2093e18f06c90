import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { ComponentProps, ComponentType, MouseEvent, ReactNode } from 'react';

import type { Location, Navigation } from '@coinlane/shared-contracts/lifecycle';

import { useStartPlace } from './remote';

type Routing = { readonly navigation: Navigation; readonly location: Location };

const RoutingContext = createContext<Routing | null>(null);

const useRouting = (): Routing => {
  const routing = useContext(RoutingContext);
  if (routing === null) throw new Error('used outside of a RemoteRouter');
  return routing;
};

/** Location of the page that the remote shows, without the language prefix. */
export const useLocation = (): Location => useRouting().location;

type NavigateOptions = { readonly replace?: boolean };

/** Returns a function that opens a path without the language prefix. */
export const useNavigate = (): ((to: string, options?: NavigateOptions) => void) => {
  const { navigation } = useRouting();
  return useMemo(
    () =>
      (to, { replace = false } = {}) =>
        replace ? navigation.replace(to) : navigation.push(to),
    [navigation],
  );
};

/** Opens a path when it is rendered. */
export const Navigate = ({ to, replace = false }: NavigateOptions & { readonly to: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace });
  }, [navigate, to, replace]);
  return null;
};

/** Whether a click opens a link in this page. The browser handles other buttons, modifier keys and targets. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean =>
  button === 0 && (target === '' || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path without the language prefix. */
  readonly to: string;
};

/** Link to a page of the remote. A link to the current page adds no entry to the history. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const { navigation, location } = useRouting();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, rest.target)) return;
    event.preventDefault();
    const isHere = to === `${location.pathname}${location.search}${location.hash}`;
    if (isHere) navigation.replace(to);
    else navigation.push(to);
  };
  return <a {...rest} href={navigation.href(to)} onClick={follow} />;
};

type Params = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<Params>({});

/** Values of the `:name` segments of the current route, decoded. */
export const useParams = (): Params => useContext(ParamsContext);

type RouteProps = {
  /** Full path without the language prefix. A segment `:name` matches any text. */
  readonly path: string;
  readonly element: ReactNode;
};

/** A row of `Routes`, which reads its props. */
export const Route: ComponentType<RouteProps> = () => null;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (path: string): readonly string[] => path.replace(/\/+$/, '').split('/');

/** Values of a path's parameters. Null if the path is not of this route. */
const paramsOf = (route: string, pathname: string): Params | null => {
  const names = segmentsOf(route);
  const values = segmentsOf(pathname);
  const isMatch = names.every((name, at) =>
    name.startsWith(':') ? (values[at] ?? '') !== '' : name.toLowerCase() === values[at]?.toLowerCase(),
  );
  if (!isMatch || names.length !== values.length) return null;
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), decoded(values[at] ?? '')]] : [])),
  );
};

/** Shows the first route that matches the current location. */
export const Routes = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  for (const route of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const params = paramsOf(route.props.path, pathname);
    if (params !== null) return <ParamsContext value={params}>{route.props.element}</ParamsContext>;
  }
  return null;
};

type Props = {
  readonly navigation: Navigation;
  /**
   * Whether the remote renders a path. A leaving remote ignores other locations; otherwise it would show "no match" for
   * a frame.
   */
  readonly owns: (pathname: string) => boolean;
  readonly children: ReactNode;
};

/**
 * Location of the remote's pages. Reads the current location each time, because a link may be pressed after the first render
 * and before the subscription. `start`: the server-rendered page, which is hydrated even if the visitor has navigated
 * since.
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
  const location = useSyncExternalStore(owned.listen, owned.read, owned.readStart);
  const routing = useMemo(() => ({ navigation, location }), [navigation, location]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
};
