import type { Page } from '@playwright/test';

import { calculator, untilTicking } from '../../screens/calculator.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { installClock } from '../../support/jump-in-time.ts';
import { expect, test } from '../../support/test.ts';

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Counts requests for offers inside the page, when each is made: the browser reports it later. */
const countEstimates = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let count = 0;
    Reflect.set(window, 'estimates', () => count);
    const countCall = (url: string): void => {
      if (url.includes('/exchange/estimate')) count += 1;
    };
    const fetchIt = window.fetch.bind(window);
    window.fetch = (input, init) => {
      countCall(input instanceof Request ? input.url : String(input));
      return fetchIt(input, init);
    };
    const open = Reflect.get(XMLHttpRequest.prototype, 'open') as (...args: unknown[]) => void;
    Reflect.set(XMLHttpRequest.prototype, 'open', function (this: XMLHttpRequest, ...args: unknown[]): void {
      countCall(String(args[1]));
      open.apply(this, args);
    });
  });
};
const estimates = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'estimates') as () => number)());

test('offers are refreshed after a visible countdown, not in a hidden tab, and at once on return', async ({
  page,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  await countEstimates(page);
  const jump = await installClock(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await untilTicking(more.refreshClock);

  await test.step('When the countdown ends, new offers are requested', async () => {
    const answered = page.waitForResponse(/\/exchange\/estimate/);
    await jump(30_000);
    await expect.poll(() => estimates(page)).toBeGreaterThan(0);
    // a jump of the clock would trigger the time limit of a pending request
    await answered;
    await untilTicking(more.refreshClock);
  });

  await test.step('When the tab is hidden, nothing is requested', async () => {
    await expect(form.offers.first()).toBeVisible();
    await hide(page, true);
    const before = await estimates(page);
    // three times the period; the second jump fires the timers set by the first
    await jump(90_000);
    await jump(2_000);
    expect(await estimates(page)).toBe(before);
  });

  await test.step('Then they are requested at once on return', async () => {
    const before = await estimates(page);
    await hide(page, false);
    await jump(2_000);
    await expect.poll(() => estimates(page)).toBeGreaterThan(before);
  });
});

test('parameters of the URL without effect are reported, not silently corrected', async ({ page }) => {
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
