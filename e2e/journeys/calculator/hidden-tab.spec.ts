import type { Page } from '@playwright/test';

import { calculator } from '../../screens/calculator.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { expect, test } from '../../support/test.ts';

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('offers are asked for again by a visible clock, not in a hidden tab, and at once on return', async ({
  page,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exchange/estimate')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await expect(more.refreshClock).toBeVisible();

  await test.step('When the clock has run down, new offers are asked for', async () => {
    await page.clock.runFor(30_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  await test.step('When the tab is hidden, nothing is asked for', async () => {
    await expect(form.offers.first()).toBeVisible();
    await hide(page, true);
    await page.clock.runFor(2_000);
    const before = asked.length;
    await page.clock.runFor(90_000);
    expect(asked.length).toBe(before);
  });

  await test.step('Then on return they are asked for at once', async () => {
    const before = asked.length;
    await hide(page, false);
    await page.clock.runFor(2_000);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});

test('an address that says something in vain is told, not silently mended', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=btc&amount=abc');
  await expect(page.getByText('“abc” was not understood for “amount”.', { exact: false })).toBeVisible();
  await expect(page.getByText(/BTC cannot be exchanged for itself/)).toBeVisible();
  await expect(form.youSend).toHaveValue('0.1');
  await expect(form.to).toContainText('ETH');

  await form.youSend.fill('0.2');
  await expect(page.getByText(/was not understood/)).toBeHidden();
  await expect(page).toHaveURL(/from=btc&to=eth&amount=0\.2/);
});
