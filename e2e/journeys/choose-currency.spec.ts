import { exchangeForm, pickCurrency } from '../screens/exchange-form.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
});

/** Searches in turn. No first option fits the next search, so that a list that does not change is detected. */
const SEARCHES = [
  { by: 'name', typed: 'Litecoin', first: /LTC/ },
  { by: 'ticker', typed: 'xrp', first: /XRP/ },
  { by: 'ticker and network', typed: 'usdt tron', first: /USDT.*TRON/ },
  { by: 'a mistyped name', typed: 'etherium', first: /Ethereum/ },
  { by: 'network', typed: 'TRON', first: /TRON/ },
  { by: 'a mistyped name', typed: 'bitcion', first: /Bitcoin/ },
  { by: 'capitals and spaces', typed: '  DoGe ', first: /DOGE/ },
];

test('the picker finds a currency by name, ticker, network and mistyped name', async ({ page }) => {
  const form = exchangeForm(page);
  await form.to.click();
  for (const { by, typed, first } of SEARCHES)
    await test.step(`${by}: "${typed}"`, async () => {
      await form.search.fill(typed);
      await expect(form.options.first()).toHaveText(first);
    });
});

test('the picker says when nothing fits, and how many do', async ({ page }) => {
  const form = exchangeForm(page);
  await form.to.click();
  await form.search.fill('zzzzqqqq');
  await expect(
    form.picker.getByText('No currency matches. Try its ticker, name or network.').first(),
  ).toBeVisible();
  await form.search.fill('bitcoin');
  await expect(form.picker.getByRole('status')).toHaveText(/^\d+ currenc(y|ies)$/);
});

test('recent choices come first in the picker, after a reload, too', async ({ page }) => {
  const form = exchangeForm(page);
  await pickCurrency(page, form.to, 'ltc', /LTC/);
  await expect(form.to).toContainText('LTC');
  await page.reload();
  await expect(form.offers.first()).toBeVisible();
  await form.to.click();
  await expect(form.picker.getByText('Recently chosen')).toBeVisible();
  await expect(form.options.first()).toContainText('LTC');
});

test('the currency of the other side, when chosen, changes places', async ({ page }) => {
  const form = exchangeForm(page);
  await pickCurrency(page, form.to, 'btc', /^Bitcoin\s*BTC/);
  await expect(form.to).toContainText('BTC');
  await expect(form.from).toContainText('ETH');
});
