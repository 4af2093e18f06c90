import { readVersion } from '../../tools/build/read-record.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { layoutShift } from '../support/layout-shifts.ts';
import { signInToOps, tokenOf } from '../support/ops.ts';
import { expect, test } from '../support/own-site-test.ts';

/** A card that moves by a few lines is more than this. */
const MAX_SHIFT = 0.002;
const REPLY_MS = 300;

test.use({ viewport: { width: 320, height: 256 } });

test('the dashboard of a site with a failing version does not move while it loads, wherever the operator was', async ({
  page,
  site,
}) => {
  const version = await readVersion(fromRoot('mfe-pro', 'dist/build.json'));
  const failed = { kind: 'error', remote: 'mfe-pro', version, where: 'mount' };
  const asked = await page.request.post('/data/page-id', { data: { beacons: [] } });
  const { page: id } = (await asked.json()) as { readonly page: string };
  const sent = await page.request.post('/data/beacons', { data: { page: id, beacons: [failed] } });
  expect(sent.status()).toBe(204);

  await signInToOps(page, await tokenOf(site));
  const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(page.getByRole('link', { name: `mfe-pro ${version}` })).toBeAttached();
  await page.route('**/ledger/**', async (route) => {
    const isForTop = /health|providers|live/.test(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, isForTop ? 2 * REPLY_MS : REPLY_MS));
    await route.continue();
  });
  for (const y of [0, 112, 300, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    await page.reload();
    await expect(entry).toBeAttached();
    await expect(page.getByText('Failing now')).toBeAttached();
    expect(await layoutShift(page), `after a reload at ${String(y)} px`).toBeLessThan(MAX_SHIFT);
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
