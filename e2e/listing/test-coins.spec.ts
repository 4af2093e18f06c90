import { listingScreen } from '../screens/listing.ts';
import { exchangeForm } from '../screens/exchange-form.ts';
import { expect, test } from '../support/test.ts';

const MARKUP = ['"><img src=x onerror=alert(1)> Coin', '<script>alert("name")</script>'];

test('names of coins that are markup are text in the table and in the picker', async ({
  page,
  sandbox,
  problems,
}) => {
  // icons of coins that exist only in this test
  problems.allow(/status of 404/);
  await sandbox.showTestCoins();
  const { search, rows } = listingScreen(page, 'en');
  await page.goto('/currencies');
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
  for (const [name, ticker] of [
    [MARKUP[0], 'imgcoin'],
    [MARKUP[1], 'scriptcoin'],
  ] as const) {
    await search.fill(ticker);
    await expect(rows.first()).toContainText(name ?? '');
  }
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await form.from.click();
  await form.search.fill('imgcoin');
  // the picker strips trailing parentheses of a name
  await expect(form.options.first()).toContainText('"><img src=x onerror=alert');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('no visitor sees them', async ({ request }) => {
  const text = await (await request.get('/currencies')).text();

  expect(text).not.toMatch(/onerror=|alert\(|imgcoin|shekelcoin/);
});
