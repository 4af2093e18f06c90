import { segmentsOf } from '@coinlane/shared-contracts/values';

import { patternMatcher } from './route-pattern.rule.ts';
import type { RouteParams } from './route-pattern.rule.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { RouteId } from './route-table.ts';

export type RouteMatch = {
  readonly id: RouteId | 'APP';
  readonly remote: string;
  readonly params: RouteParams;
};

/**
 * `/apps/rewards` and all paths below belong to `mfe-rewards`, without a row in this table. A remote from another
 * repository goes live through the ledger alone. The release gate refuses a release that declares another remote's
 * route.
 */
const APP = /^\/apps\/([a-z][a-z0-9-]{0,59})(?=\/|$)/i;

const matchApp = (pathname: string): RouteMatch | null => {
  const name = APP.exec(pathname)?.[1]?.toLowerCase();
  return name === undefined ? null : { id: 'APP', remote: `mfe-${name}`, params: {} };
};

const ROWS = ROUTE_TABLE.map(({ id, path, remote }) => ({ id, remote, match: patternMatcher(path) }));

/**
 * Route of a path without language prefix, or null for the not-found page (spec §2 "Route list", "Fallbacks"). Does not
 * use React Router, so that server and browser match alike.
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  const app = matchApp(pathname);
  if (app !== null) return app;
  const segments = segmentsOf(pathname);
  for (const { id, remote, match } of ROWS) {
    const params = match(segments);
    if (params !== null) return { id, remote, params };
  }
  return null;
};
