import type { RemoteName } from '@coinlane/shared-contracts/values';

import { matchPattern } from './route-pattern.rule.ts';
import type { RouteParams } from './route-pattern.rule.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { RouteId } from './route-table.ts';

export type RouteMatch = { readonly id: RouteId; readonly remote: RemoteName; readonly params: RouteParams };

/**
 * The route of a path without language prefix, or null for the not-found page (spec §2 "Route list", "Fallbacks").
 * Without React Router, so that server and browser decide alike.
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  for (const { id, path, remote } of ROUTE_TABLE) {
    const params = matchPattern(path, pathname);
    if (params !== null) return { id, remote, params };
  }
  return null;
};
