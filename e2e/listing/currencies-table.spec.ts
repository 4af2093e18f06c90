import type { Page } from '@playwright/test';

import { listingScreen } from '../screens/listing.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { overflow } from '../support/overflow.ts';
import { tierOf } from '../support/tier.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const canonical = (page: Page): Promise<string | null> =>
  page.locator('link[rel="canonical"]').getAttribute('href');

for (const language of ['en', 'ja']) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(
    `a visitor searches, sorts and pages the table in ${language}`,
    tierOf(language === 'en'),
    async ({ page }) => {
      const listing = listingScreen(page, language);

      await test.step('When the table is open, it has a page of rows in the order of rank', async () => {
        await page.goto(`${prefix}/currencies`);
        await expect(listing.heading).toHaveText(listing.text('currencies.title'));
        await expect(listing.rows).toHaveCount(25);
        await expect(listing.rows.first()).toContainText('Bitcoin');
      });

      await test.step('Then the next page is an entry of the history, starts at its top and is its own canonical page', async () => {
        await page.getByRole('link', { name: listing.text('pages.next') }).click();
        await expect(page).toHaveURL(/\/currencies\?page=2$/);
        await expect(listing.rows.first()).toContainText('26');
        await expect.poll(() => scrollTop(page)).toBe(0);
        await expect.poll(() => canonical(page)).toMatch(/\/currencies\?page=2$/);
        await expect(page).toHaveTitle(/\(2\)/);
        await page.goBack();
        await expect(page).toHaveURL(/\/currencies$/);
        await expect(listing.rows.first()).toContainText('Bitcoin');
        await expect.poll(() => canonical(page)).toMatch(/\/currencies$/);
        await page.goForward();
        await expect(listing.rows.first()).toContainText('26');
      });

      await test.step('Then a search starts at page 1, and its count is announced', async () => {
        await listing.search.fill('tether');
        await expect(listing.rows.first()).toContainText('USDT');
        // rows outside the screen are rendered when typing pauses
        await expect(async () => {
          const total = String(await listing.rows.count());
          expect(await listing.status.textContent()).toBe(listing.text('currencies.found', { total }));
        }).toPass();
        await expect(page).toHaveURL(/\?q=tether$/);
      });

      await test.step('Then a search without results explains it in three lines', async () => {
        await listing.search.fill('zzzz');
        for (const line of ['title', 'first', 'second'])
          await expect(page.getByText(listing.text(`nothingFound.${line}`))).toBeVisible();
        await expect(page.getByRole('navigation', { name: listing.text('pages.label') })).toHaveCount(0);
      });

      await test.step('Then the sort menu opens, closes by a press elsewhere, and sorts by name', async () => {
        await listing.search.fill('');
        const abc = page.getByRole('menuitem', { name: listing.text('sort.abc') });
        await listing.sortButton.click();
        await expect(abc).toBeVisible();
        await listing.heading.click();
        await expect(abc).toBeHidden();
        await listing.sortButton.click();
        await abc.click();
        await expect(page).toHaveURL(/\?sort=abc$/);
        await expect(listing.rows.first()).not.toContainText('Bitcoin');
      });

      await test.step('Then a list of coins keeps the sort order, its count is announced, and back shows all', async () => {
        const lists = page.getByRole('navigation', { name: listing.text('lists.label') });
        const meme = lists.getByRole('link', { name: listing.text('lists.meme') });
        await meme.click();
        await expect(page).toHaveURL(/\?sort=abc&list=meme$/);
        await expect(meme).toHaveAttribute('aria-current', 'true');
        await expect(listing.rows.first()).toContainText('Act I');
        const total = String(await listing.rows.count());
        await expect(listing.status).toHaveText(listing.text('currencies.found', { total }));
        await expectAccessible(page, 'a list of coins');
        await page.goBack();
        await expect(page).toHaveURL(/\?sort=abc$/);
        await expect(listing.rows).toHaveCount(25);
      });

      await test.step('Then the table is sorted by price, with the price of each coin', async () => {
        await listing.sortButton.click();
        await page.getByRole('menuitem', { name: listing.text('sort.price'), exact: true }).click();
        await expect(page).toHaveURL(/\?sort=price$/);
        await expect(listing.rows.first()).toContainText('$');
        await expect(listing.rows.first().getByRole('img')).toHaveAccessibleName(
          new RegExp(['up', 'down', 'flat'].map((trend) => listing.text(`trend.${trend}`)).join('|')),
        );
      });

      await test.step('Then the theme with limits has its columns', async () => {
        await page.getByRole('link', { name: listing.text('theme.limits') }).click();
        for (const column of ['coin', 'availableForPayout', 'availableForPurchase', 'noUpperLimit'])
          await expect(
            page.getByRole('columnheader', { name: listing.text(`columns.${column}`), exact: true }),
          ).toBeVisible();
      });
    },
  );
}

test("the table of a coin is named '{TICKER} to', shows ten rows and a link to all", async ({ page }) => {
  const listing = listingScreen(page, 'en');
  await page.goto('/currencies/bitcoin');
  await expect(page.getByRole('searchbox', { name: 'BTC to' })).toBeVisible();
  await expect(listing.rows.filter({ visible: true })).toHaveCount(10);
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);

  await page.getByRole('link', { name: listing.text('viewAll.exchange.wide') }).click();
  await expect(page).toHaveURL(/\/from-bitcoin$/);
  await expect(listing.heading).toHaveText('Pairs from Bitcoin (BTC)');
});

test('prices follow the chosen fiat currency, and the dropdown stays open on a wide screen', async ({
  page,
}) => {
  const listing = listingScreen(page, 'en');
  await page.goto('/all-currencies-buy');
  const bitcoin = listing.rows.filter({ hasText: 'Bitcoin BTC' }).first();
  await expect(bitcoin).toContainText(/~ [\d,.]+ USD/);
  // before hydration the list is a native one, and a choice loads a new page
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();

  await page.getByRole('button', { name: 'Prices in USD' }).click();
  const euro = page.getByRole('menuitem', { name: /^EUR/ });
  await euro.click();
  await expect(page).toHaveURL(/\?fiat=eur$/);
  await expect(bitcoin).toContainText(/~ [\d,.]+ EUR/);
  await expect(bitcoin.getByRole('link', { name: /^Buy / })).toHaveAttribute('href', /#from=eur&to=btc/);
  await expect(euro).toBeVisible();
});

test('a missing price shows a loader, and an unavailable one a dash', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 503/);
  const listing = listingScreen(page, 'en');
  await sandbox.setFaults([{ path: '^/price-data', action: 'status', status: 503, times: 1 }]);
  await page.goto('/all-currencies-buy');
  await expect(listing.rows.first()).toContainText(/~ [\d,.]+ USD/);

  await sandbox.setFaults([{ path: '^/price-data', action: 'status', status: 503 }]);
  await page.reload();
  await expect(listing.rows.first()).toContainText('–');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a row leads to its page from any place, and a card has its own button', async ({ page }) => {
    const listing = listingScreen(page, 'en');
    await page.goto('/currencies');
    await listing.rows.nth(1).click({ position: { x: 320, y: 30 } });
    await expect(listing.heading).toHaveText('Exchange Ethereum (ETH)');

    await page.goto('/currencies?view=limits');
    await page.getByRole('link', { name: 'Exchange Ethereum (ETH)' }).click();
    await expect(page).toHaveURL(/\/exchange\?from=eth&to=btc/);
  });

  test('the letter bar scrolls to its active letter', async ({ page }) => {
    const listing = listingScreen(page, 'en');
    await page.goto('/from-bitcoin#T');
    const letters = page.getByRole('navigation', { name: listing.text('letters.label') });
    const active = letters.getByRole('link', { name: 'T', exact: true });
    await expect(active).toHaveAttribute('aria-current', 'location');
    await expect(active).toBeInViewport({ ratio: 1 });
  });

  test('the controls and the pages of the table fit a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const listing = listingScreen(page, 'de');
    await page.goto('/de/currencies?page=7&sort=change');
    await expect(page.getByRole('navigation', { name: listing.text('pages.label') })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    // one line: a button of 44 pixels
    expect((await listing.sortButton.boundingBox())?.height).toBeLessThan(50);
  });

  test('the fiat dropdown closes after a pick, and view-all has its short wording', async ({ page }) => {
    const listing = listingScreen(page, 'en');
    await page.goto('/all-currencies-buy');
    await page.getByRole('button', { name: 'Prices in USD' }).click();
    const euro = page.getByRole('menuitem', { name: /^EUR/ });
    await euro.click();
    await expect(listing.rows.first()).toContainText(/~ [\d,.]+ EUR/);
    await expect(euro).toBeHidden();

    await page.goto('/currencies/bitcoin');
    await expect(
      page.getByRole('link', { name: listing.text('viewAll.exchange.narrow'), exact: true }),
    ).toBeVisible();
  });
});
