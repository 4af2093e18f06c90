import { exchangeForm, pickCurrency } from '../screens/exchange-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
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
  { by: 'ticker on a network', typed: 'usdt on solana', first: /USDT.*Solana/ },
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

test('the picker shows the number of matches, and a message without any', async ({ page }) => {
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

test('choosing the currency of the other side swaps both', async ({ page }) => {
  const form = exchangeForm(page);
  await pickCurrency(page, form.to, 'btc', /^Bitcoin\s*BTC/);
  await expect(form.to).toContainText('BTC');
  await expect(form.from).toContainText('ETH');
});

test('a token is chosen first, then its network, with the keyboard too', async ({ page }) => {
  const form = exchangeForm(page);
  await form.to.click();
  await test.step('Then the selected currency is the active option', async () => {
    await expect(async () => {
      const active = await form.search.getAttribute('aria-activedescendant');
      const selected = form.options.and(form.picker.locator(`[id="${active ?? ''}"]`));
      await expect(selected).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
      await expect(selected).toContainText('ETH', { timeout: 1_000 });
    }).toPass();
  });
  await test.step('When the token is picked, Then its networks are listed', async () => {
    const token = form.tokens.filter({ hasText: 'USDT' }).first();
    // below the popular currencies
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect(token).toBeVisible({ timeout: 300 });
    }).toPass();
    await token.click();
    await expect(form.picker.getByRole('listbox', { name: 'Choose the network of USDT' })).toBeVisible();
    await expect(form.picker.getByRole('status')).toHaveText(/^\d+ networks$/);
    await expectAccessible(page, 'the networks of a token');
  });
  await test.step('When Escape is pressed, Then all currencies are back', async () => {
    await page.keyboard.press('Escape');
    await expect(form.picker.getByRole('listbox', { name: 'Currencies' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.picker.getByRole('listbox', { name: 'Choose the network of USDT' })).toBeVisible();
  });
  await test.step('When the network is picked, Then the form has it', async () => {
    await page.keyboard.type('tron');
    await expect(form.options.first()).toContainText('TRON');
    await page.keyboard.press('Enter');
    await expect(form.to).toContainText('USDT');
    await expect(form.to).toContainText('TRON');
  });
});

test('the picker is usable in a window of 320 by 256 pixels, which is a zoom of 400 %', async ({ page }) => {
  const form = exchangeForm(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await form.to.click();
  await expect(form.search).toBeFocused();
  await page.keyboard.type('litecoin');
  await expect(form.options.first()).toContainText('LTC');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(form.options.first()).toBeInViewport({ ratio: 0.9 });
  await expect(form.search).toBeInViewport({ ratio: 1 });
  await form.options.first().click();
  await expect(form.to).toContainText('LTC');
});
