import type { APIRequestContext, Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { listingScreen } from '../screens/listing.ts';
import { textsOf } from '../support/names.ts';
import { openRendered } from '../support/open-rendered.ts';
import { serveShortLists } from '../support/short-lists.ts';
import { tierOf } from '../support/tier.ts';
import { htmlProblems } from '../support/valid-html.ts';

/**
 * Screens of the listing, each with a text that comes from the services. The first tier runs axe on one page of each
 * kind; `side-services-away` runs it on the pages that buy a currency.
 */
const PAGES = [
  { path: '/currencies', says: 'Bitcoin', hasAxe: true, part: 1 },
  { path: '/currencies?view=limits', says: 'Bitcoin', hasAxe: true, part: 1 },
  { path: '/currencies?q=zzzz', says: 'zzzz', hasAxe: true, part: 1 },
  { path: '/currencies/bitcoin', says: '≈', hasAxe: true, part: 2 },
  { path: '/currencies/bitcoin/ethereum', says: '≈', hasAxe: true, part: 2 },
  { path: '/buy/bitcoin', says: '≈', hasAxe: false, part: 2 },
  { path: '/buy/usd', says: '~ ', hasAxe: true, part: 3 },
  { path: '/buy/usd/bitcoin', says: '≈', hasAxe: false, part: 3 },
  { path: '/from-bitcoin', says: 'Ethereum (ETH)', hasAxe: true, part: 3 },
  { path: '/all-currencies-buy', says: '~ ', hasAxe: true, part: 3 },
  { path: '/all-currencies-exchange?utm_source=x', says: 'Ethereum (ETH)', hasAxe: false, part: 2 },
] as const;

/** Server-rendered HTML of a page. If a busy server leaves it to the browser, it is requested again. */
const renderedPage = async (request: APIRequestContext, path: string): Promise<string> => {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(html).toContain('<h1>');
  }).toPass();
  return html;
};

/** Opens a page and waits for hydration. Errors of the page fail the test. */
const openHydrated = async (page: Page, path: string, language = 'en'): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the last part that arrives changes the length of the page
  await expect(
    page.getByRole('button', { name: textsOf('shell', language)('developer.open') }),
  ).toBeVisible();
  // the developer panel is fixed to the window: it covers content except at the end of the page
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
};

for (const part of [1, 2, 3])
  test(`pages of the listing hydrate silently and have no axe violation, part ${String(part)}`, async ({
    page,
    request,
    sandbox,
  }) => {
    await serveShortLists(request, sandbox);
    for (const { path, says, hasAxe } of PAGES.filter((each) => each.part === part))
      await test.step(path, async () => {
        await openHydrated(page, path);
        await expect.poll(() => page.content()).toContain(says);
        if (hasAxe) await expectAccessible(page, path);
      });
  });

for (const language of ['en', 'ja'])
  test(
    `every page of the listing in ${language} hydrates silently and has no axe violation in any row`,
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const { path } of PAGES)
        await test.step(path, async () => {
          await openHydrated(page, `${prefix}${path}`, language);
          await expectAccessible(page, `${prefix}${path}`);
        });
    },
  );

for (const language of ['en', 'ja']) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(
    `every page of the listing in ${language} is valid HTML, complete without scripts`,
    tierOf(language === 'en'),
    async ({ request }) => {
      for (const { path, says } of PAGES) {
        const html = await renderedPage(request, `${prefix}${path}`);
        expect.soft(await htmlProblems(html), path).toEqual([]);
        expect.soft(html, path).toContain(says);
        expect.soft(html, path).toMatch(new RegExp(`<html lang="${language}"`));
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is searched, sorted and paged by links and forms', async ({ page }) => {
    const listing = listingScreen(page, 'ja');
    await openRendered(page, '/ja/currencies');
    await expect(listing.rows).toHaveCount(25);

    await listing.search.fill('tether');
    await page.getByRole('button', { name: listing.text('search.submit') }).click();
    await expect(page).toHaveURL(/\/ja\/currencies\?q=tether$/);
    await expect(listing.rows.first()).toContainText('USDT');

    await listing.sortButton.click();
    await page.getByRole('menuitem', { name: listing.text('sort.abc') }).click();
    await expect(page).toHaveURL(/q=tether&sort=abc/);
  });

  test('all rows of a coin are shown, and its calculator leads into the exchange', async ({ page }) => {
    const listing = listingScreen(page, 'en');
    await openRendered(page, '/currencies/bitcoin');
    expect(await listing.rows.filter({ visible: true }).count()).toBeGreaterThan(10);

    await page.getByRole('textbox', { name: 'Amount in BTC' }).fill('0.25');
    await page.getByRole('button', { name: 'Exchange BTC' }).click();
    await expect(page).toHaveURL(/\/exchange\?from=btc&to=eth&amount=0\.25$/);
  });
});
