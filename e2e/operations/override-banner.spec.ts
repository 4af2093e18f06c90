import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/own-site-test.ts';

test('a visitor with another version sees a banner on every page, and returns by one link', async ({
  page,
  site,
  secondVersion: { remote, version },
}) => {
  await site.rollBack(remote);
  const asked = `${remote}@${version}`;
  const banner = page.getByRole('complementary', { name: 'Other versions than live' });

  await page.goto(`/currencies?q=btc&mfe=${asked}`);
  await expect(banner).toContainText(`You are looking at ${asked} instead of what is live.`);
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect(await page.content()).toContain(`/${remote}/${version}/`);
  await expectAccessible(page, 'versions asked for');
  await page.goto('/exchange');
  await expect(banner).toBeVisible();

  await banner.getByRole('link', { name: 'Back to what is live' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/currencies');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await expect(banner).toBeHidden();
  expect(await page.content()).not.toContain(`/${remote}/${version}/`);
});
