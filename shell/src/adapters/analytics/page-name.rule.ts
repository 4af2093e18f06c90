import { matchRoute, ROUTE_TABLE } from '../../routing';

/** The page of a path without language prefix as it is counted: the route's pattern, so that no id and no name is in it. */
export const pageName = (pathname: string): string => {
  const match = matchRoute(pathname);
  if (match === null) return '/404';
  return ROUTE_TABLE.find(({ id }) => id === match.id)?.path ?? `/apps/${match.remote}`;
};
