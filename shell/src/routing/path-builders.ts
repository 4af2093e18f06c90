import { fillPattern } from './route-pattern.rule.ts';
import type { RouteParams } from './route-pattern.rule.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { RouteId } from './route-table.ts';

/** Path of a route without language prefix. Missing values are left empty. */
export const pathTo = (id: RouteId, params: RouteParams = {}): string => {
  const route = ROUTE_TABLE.find((candidate) => candidate.id === id);
  return route === undefined ? '/' : fillPattern(route.path, params);
};

/** Path of a created transaction: in the pro area if it was created on a pro page (spec §6). */
export const pathToTransaction = (transactionId: string, isFromProPage: boolean): string =>
  pathTo(isFromProPage ? 'PREMIUM_EXCHANGE_TX' : 'EXCHANGE_TX', { transactionId });
