import { matchRoute, ROUTE_TABLE } from '../../routing';

/**
 * Name of a page for analytics: the route pattern of a path without language prefix, so that it contains no ids or
 * names.
 */
export const pageName = (pathname: string): string => {
  const match = matchRoute(pathname);
  if (match === null) return '/404';
  return ROUTE_TABLE.find(({ id }) => id === match.id)?.path ?? `/apps/${match.remote}`;
};
