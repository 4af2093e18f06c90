import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { listingScreen } from '../screens/listing.ts';

const BUY_LINKS = '^/content/available-buy';

test('the list of what money buys is missed and comes by itself: its pages are there meanwhile', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /available-buy/);
  const { rows, status, heading } = listingScreen(page, 'en');
  await sandbox.setFaults([{ path: BUY_LINKS, action: 'status', status: 500 }]);
  for (const path of ['/buy/bitcoin', '/buy/usd/bitcoin']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(heading).toContainText('BTC');
    await expectAccessible(page, `${path} without its list`);
  }
  await page.goto('/all-currencies-buy');
  await expect(status).toHaveText('Loading …');
  await expect(rows).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(rows.first()).toBeVisible({ timeout: 30_000 });
  await expect(status).toHaveText(/^Currencies found: [1-9]/);
});
