import { makeVariant } from '../../tools/site/remote-variant.ts';
import { exchangeForm } from '../screens/exchange-form.ts';
import { expectDegraded, expectReady } from '../support/health.ts';
import { layoutShift } from '../support/layout-shifts.ts';
import { expect, test } from '../support/own-site-test.ts';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const KINDS = ['from=btc&to=eth', 'from=usd&to=btc&fiatMode=true', 'from=btc&to=eur&fiatMode=true'];

test('S01 without the fragment the layout of the form does not shift, and the site is ready after the next release', async ({
  page,
  site,
}) => {
  await site.release(
    await makeVariant('mfe-exchange', 'throws', (path, text) =>
      path === 'server/server.cjs'
        ? 'exports.render = () => { throw new Error("thrown by the fragment"); };'
        : text,
    ),
  );
  for (const viewport of VIEWPORTS)
    for (const query of KINDS) {
      await page.setViewportSize(viewport);
      await page.goto(`/exchange?${query}`);
      await expect(exchangeForm(page).offers.first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `${query} at ${String(viewport.width)} px`).toBe(0);
    }
  await expectDegraded(site.origin, /mfe-exchange@.* fails on the server/);
  await site.reset();
  await expectReady(site.origin);
});
