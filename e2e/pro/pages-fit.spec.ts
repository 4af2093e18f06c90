import { signedInAs } from '../support/account.ts';
import { layoutShift } from '../support/layout-shifts.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { fund } from './support/fund.ts';
import { trade } from './support/trade.ts';

/** Pages with account data. `journeys/every-page-fits` checks them signed out. */
const PAGES = [
  { path: '/pro/exchange', tag: [] },
  { path: '/pro/balance', tag: [] },
  { path: '/pro/history', tag: [] },
  { path: '/pro/settings', tag: [] },
  // the same layout and components as the pages above
  { path: '/pro', tag: '@long' },
  { path: '/pro/loans', tag: '@long' },
  { path: '/pro/staking', tag: '@long' },
  { path: '/pro/cashback', tag: '@long' },
  { path: '/pro/plans', tag: '@long' },
  { path: '/pro/aml-check', tag: '@long' },
];

/** A card that moves by a few lines is more than this; a button that appears inside a field is less. */
const MAX_SHIFT = 0.002;

/** The smallest is a window of 1280 px at 400 % zoom. */
const WIDTHS = [1280, 1000, 800, 768, 640, 390, 320] as const;

for (const { path, tag } of PAGES)
  test(
    `${path} of an account fits every screen, whatever a currency is called`,
    { tag },
    async ({ page, baseURL, sandbox }) => {
      const where = { origin: baseURL ?? '', sandbox };
      const account = await signedInAs(page, where);
      await fund(where, account, {
        btc: '1.23456789',
        usdttrc20: '12345.67',
        verylongtickernamecoin: '1234567.891',
      });
      await trade(where, account, { from: 'usdttrc20', to: 'verylongtickernamecoin', amount: '4696.8298' });
      await trade(where, account, { from: 'btc', to: 'usdttrc20', amount: '0.1' });
      await page.goto(`/de${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShift(page), `${path} moves`).toBeLessThan(MAX_SHIFT);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await overflow(page), `${path} at ${String(width)} px`).toEqual([]);
      }
    },
  );

test('the current page and tab are in view on a phone', async ({ page, baseURL, sandbox }) => {
  await signedInAs(page, { origin: baseURL ?? '', sandbox });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pro/history?tab=STAKING');
  const current = page
    .getByRole('navigation', { name: /^(?:Pages of this area|Kinds of history)$/ })
    .locator('[aria-current]');
  await expect(current).toHaveText(['History', 'Staking']);
  for (const link of await current.all()) await expect(link).toBeInViewport({ ratio: 1 });
});
