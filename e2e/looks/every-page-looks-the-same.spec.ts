import type { Page } from '@playwright/test';

import { signedInAs } from '../support/account.ts';
import { ownOrder } from '../support/own-order.ts';
import type { SandboxControl } from '../support/sandbox.ts';
import { fund } from '../pro/support/fund.ts';
import { expectLooks } from './support/expect-looks.ts';
import { expect, test } from './support/frozen-test.ts';

type Visit = { readonly page: Page; readonly sandbox: SandboxControl; readonly baseURL: string | undefined };

const MINUTE_MS = 60_000;
/** An amount for which the sandbox receives less than agreed. */
const UNDERPAID = '0.29901';

const open =
  (path: string) =>
  async ({ page }: Visit) => {
    await page.goto(path);
  };

const openOrder = (amount: string, ageMs: number) => async (visit: Visit) => {
  const { id } = await ownOrder(visit, { amount });
  await visit.sandbox.advance(ageMs);
  await visit.page.goto(`/exchange/txs/${id}`);
};

const openOrders = async (visit: Visit) => {
  await ownOrder(visit);
  await visit.page.goto('/exchange/history');
};

const openBalance = async ({ page, sandbox, baseURL }: Visit) => {
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, { ...where, email: 'ada@example.com' });
  await fund(where, account, { btc: '1.23456789', usdttrc20: '12345.67' });
  await page.goto('/pro/balance');
};

/** A page whose services were slow when the server rendered it lacks a part: loads it again until it is complete. */
const untilComplete = async (page: Page, last: RegExp): Promise<void> => {
  const part = page.getByRole('main').getByText(last).first();
  const isThere = (): Promise<boolean> =>
    part.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  await expect(async () => {
    const wasThere = await isThere();
    if (!wasThere) await page.reload();
    expect(wasThere).toBe(true);
  }).toPass({ timeout: 60_000 });
};

/** Pages with a text that appears last. */
const PAGES = [
  { name: 'home', visit: open('/'), last: /Best of 4 offers/ },
  {
    name: 'buy',
    visit: open('/exchange?fiatMode=true&from=usd&to=btc&amount=500'),
    last: /Best of 2 offers/,
  },
  { name: 'order-to-pay', visit: openOrder('0.1', 0), last: /^Request the deposit from/ },
  { name: 'order-to-decide', visit: openOrder(UNDERPAID, MINUTE_MS), last: /^Continue the exchange/ },
  { name: 'orders', visit: openOrders, last: /^0\.1 BTC/ },
  { name: 'currencies', visit: open('/currencies'), last: /^Currencies found/ },
  { name: 'pair', visit: open('/currencies/bitcoin/ethereum'), last: /in 24 hours/ },
  { name: 'token-swap', visit: open('/swap/now'), last: /./ },
  { name: 'blog', visit: open('/blog'), last: /./ },
  { name: 'for-partners', visit: open('/for-partners'), last: /./ },
  { name: 'signed-out', visit: open('/pro'), last: /./ },
  { name: 'balance', visit: openBalance, last: /./ },
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 1100 } });

  for (const { name, visit, last } of PAGES)
    test(`${name} looks as it did`, async ({ page, sandbox, baseURL }, testInfo) => {
      await visit({ page, sandbox, baseURL });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilComplete(page, last);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      // a page that hydrates later draws the replaced texts again
      await expect(page.locator('[data-slot]').first()).toHaveAttribute('data-state', 'ready');
      await expectLooks(page, name, testInfo);
    });
});

test('the gallery of components looks as it did', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/__ui');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // its columns have both themes
  await expectLooks(page, 'gallery', testInfo, ['light']);
});
