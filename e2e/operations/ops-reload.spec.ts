import { layoutShift } from '../support/layout-shifts.ts';
import { signInToOps, tokenOf } from '../support/ops.ts';
import { expect, test } from '../support/own-site-test.ts';

/** A card that moves by a few lines is more than this. */
const MAX_SHIFT = 0.002;
const REPLY_MS = 300;

test.use({ viewport: { width: 320, height: 256 } });

test('the dashboard does not move while it loads, wherever the operator was', async ({ page, site }) => {
  const entry = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await signInToOps(page, await tokenOf(site));
  await expect(entry).toBeAttached();
  await page.route('**/ledger/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, REPLY_MS));
    await route.continue();
  });
  for (const y of [0, 112, 300, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    await page.reload();
    await expect(entry).toBeAttached();
    expect(await layoutShift(page), `after a reload at ${String(y)} px`).toBeLessThan(MAX_SHIFT);
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
