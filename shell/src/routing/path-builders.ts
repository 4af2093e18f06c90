import { fillPattern } from './route-pattern.rule.ts';
import type { RouteParams } from './route-pattern.rule.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { RouteId } from './route-table.ts';

/** The path of a route without language prefix; a value that is missing leaves its place empty. */
export const pathTo = (id: RouteId, params: RouteParams = {}): string => {
  const route = ROUTE_TABLE.find((candidate) => candidate.id === id);
  return route === undefined ? '/' : fillPattern(route.path, params);
};

/** Where a created transaction is shown: made on a pro page it stays in the pro area (spec §6). */
export const pathToTransaction = (transactionId: string, isFromProPage: boolean): string =>
  pathTo(isFromProPage ? 'PREMIUM_EXCHANGE_TX' : 'EXCHANGE_TX', { transactionId });
