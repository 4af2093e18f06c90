import { signedInAs } from '../support/account.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { fund } from './support/fund.ts';

/** With what belongs to an account on them; signed out they are of `journeys/every-page-fits`. */
const PAGES = [
  '/pro',
  '/pro/exchange',
  '/pro/balance',
  '/pro/history?tab=DEPOSIT',
  '/pro/loans',
  '/pro/staking',
  '/pro/cashback',
  '/pro/plans',
  '/pro/aml-check',
  '/pro/settings',
] as const;

const WIDTHS = [1280, 1000, 800, 390] as const;

test('no page of an account is wider than the screen, whatever a currency is called', async ({
  page,
  baseURL,
  sandbox,
}) => {
  test.slow();
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, {
    btc: '1.23456789',
    usdttrc20: '12345.67',
    verylongtickernamecoin: '1234567.891',
  });

  for (const path of PAGES) {
    await page.goto(`/de${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overflow(page), `${path} at ${String(width)} px`).toEqual([]);
    }
  }
});
