import { manifest as content } from '../../mfe-content/src/manifest.ts';
import { manifest as exchange } from '../../mfe-exchange/src/manifest.ts';
import { manifest as listing } from '../../mfe-listing/src/manifest.ts';
import { manifest as pro } from '../../mfe-pro/src/manifest.ts';
import { manifest as swap } from '../../mfe-swap/src/manifest.ts';
import { ROUTE_TABLE } from '../../shell/src/routing/route-table.ts';

describe("the shell's table of routes", () => {
  it.each([content, exchange, listing, pro, swap])('lists the routes of $name', ({ name, routes }) => {
    const inTable = ROUTE_TABLE.filter(({ remote }) => remote === name).map(({ path }) => path);
    expect([...routes].toSorted()).toEqual(inTable.toSorted());
  });
});
