import type { Locator, Page } from '@playwright/test';

import { listingScreen } from '../screens/listing.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';

/** A pair without its own page. */
const PAIR = 'a[href$="/exchange#from=btc&to=usdcsol"], a[href*="/exchange#from=btc"]';

/** Opens all letters of a page: their links are hidden until then. */
const openLetters = (page: Page): Promise<void> =>
  page
    .getByRole('group')
    .evaluateAll((groups) => groups.forEach((group) => group.toggleAttribute('open', true)));

for (const language of ['en', 'ja']) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(
    `a visitor's click on a pair in ${language} turns its '#' into a '?'`,
    tierOf(language === 'en'),
    async ({ page }) => {
      await page.goto(`${prefix}/from-bitcoin`);
      await openLetters(page);
      const link = page.locator(PAIR).first();
      await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
      const to = /&to=([^&]+)$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? 'none';
      await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();

      await link.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/exchange\\?from=btc&to=${to}`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${prefix}/from-bitcoin$`));
    },
  );
}

for (const how of [
  { rule: 'a middle click', press: (link: Locator) => link.click({ button: 'middle' }) },
  { rule: 'a click with the Control key', press: (link: Locator) => link.click({ modifiers: ['Control'] }) },
]) {
  test(`${how.rule} opens the unchanged link in a new tab`, async ({ page, context }) => {
    await page.goto('/from-bitcoin');
    await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
    await openLetters(page);
    const opened = context.waitForEvent('page');
    await how.press(page.locator(PAIR).first());

    const tab = await opened;
    await expect(tab).toHaveURL(/\/exchange(?:#|\?)from=btc/);
    await expect(tab.getByRole('textbox', { name: 'You send' })).toBeVisible();
    await expect(page).toHaveURL(/\/from-bitcoin$/);
  });
}

test('a row of the table leads to its page from any place, its button to the exchange', async ({ page }) => {
  const listing = listingScreen(page, 'en');
  await page.goto('/currencies');
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
  // the key for a new tab applies to links, and there is no link here
  await listing.rows
    .nth(1)
    .getByRole('cell')
    .nth(2)
    .click({ modifiers: ['Control'] });
  await expect(page).toHaveURL(/\/currencies$/);
  await listing.rows.nth(1).getByRole('cell').nth(2).click();
  await expect(listing.heading).toContainText('Exchange');
  await page.goBack();

  await page.getByRole('link', { name: 'Exchange Bitcoin (BTC)' }).click();
  await expect(page).toHaveURL(/\/exchange\?from=btc&to=eth/);
});

test.describe('a search engine', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test("follows the link as it is, without the '#' rewritten (spec §6)", async ({ page, problems }) => {
    // a server that is short of time asks a search engine to come back
    problems.allow(/status of 503/);
    await expect(async () => {
      expect((await page.goto('/from-bitcoin'))?.status()).toBe(200);
    }).toPass();
    await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
    await openLetters(page);
    await page.locator(PAIR).first().click();
    await expect(page).toHaveURL(/\/exchange(?:#from=btc|\?from=btc.*)/);
  });
});

test('the letter bar opens the groups, leads to them and marks the visible one', async ({ page }) => {
  const listing = listingScreen(page, 'en');
  await page.goto('/from-bitcoin');
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
  const letter = listing.letters.getByRole('link', { name: 'M', exact: true });
  await letter.click();
  await expect(page).toHaveURL(/#M$/);
  await expect(page.getByRole('link', { name: 'Bitcoin (BTC) to Monero (XMR)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'M', exact: true })).toBeInViewport();
  await expect(letter).toHaveAttribute('aria-current', 'location');

  const digits = listing.letters.getByRole('link', { name: '1', exact: true });
  await digits.click();
  await expect(digits).toHaveAttribute('aria-current', 'location');
  await expect(letter).not.toHaveAttribute('aria-current', 'location');
});
