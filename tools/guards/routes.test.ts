import { contentRouteAt } from '../../mfe-content/src/domain/content-route.ts';
import { manifest as content } from '../../mfe-content/src/manifest.ts';
import { pageOf } from '../../mfe-exchange/src/app/routes.ts';
import { manifest as exchange } from '../../mfe-exchange/src/manifest.ts';
import { listingPageAt } from '../../mfe-listing/src/domain/listing-page/index.ts';
import { manifest as listing } from '../../mfe-listing/src/manifest.ts';
import { proPageAt } from '../../mfe-pro/src/domain/pro-page.ts';
import { manifest as pro } from '../../mfe-pro/src/manifest.ts';
import { swapPageAt } from '../../mfe-swap/src/domain/swap-page.ts';
import { manifest as swap } from '../../mfe-swap/src/manifest.ts';
import { ROUTE_TABLE } from '../../shell/src/routing/route-table.ts';

/** A path of a route pattern. */
const pathOf = (pattern: string): string =>
  pattern
    .replace('*', '/any/path')
    .replace(':page', '2')
    .replace(':swapId', '50727663e5d9a4')
    .replace(':tokenSlug', 'usdt')
    .replaceAll(/:\w+/g, 'bitcoin');

describe("the shell's table of routes", () => {
  it.each([content, exchange, listing, pro, swap])('lists the routes of $name', ({ name, routes }) => {
    const inTable = ROUTE_TABLE.filter(({ remote }) => remote === name).map(({ path }) => path);
    expect([...routes].toSorted()).toEqual(inTable.toSorted());
  });
});

describe('a remote has a page at each of its routes', () => {
  it.each([
    { ...content, hasPage: (path: string) => contentRouteAt(path, '')._tag !== 'NotFound' },
    { ...exchange, hasPage: (path: string) => pageOf(path) !== null },
    { ...listing, hasPage: (path: string) => listingPageAt(path, '')._tag !== 'Unknown' },
    { ...pro, hasPage: (path: string) => proPageAt(path) !== null },
    { ...swap, hasPage: (path: string) => swapPageAt(path)._tag !== 'NotFound' },
  ])('$name', ({ routes, hasPage }) => {
    expect(routes.map(pathOf).filter((path) => !hasPage(path))).toEqual([]);
  });
});
