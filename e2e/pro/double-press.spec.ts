import type { Locator, Page } from '@playwright/test';

import { signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { fund } from './support/fund.ts';

/** Double-clicks a button. The second click comes as soon as the other button replaces it. */
const pressTwice = async (page: Page, first: Locator, next: Locator): Promise<void> => {
  const box = await first.boundingBox();
  if (box === null) throw new Error('the button is not visible');
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(next).toBeEnabled();
  const over = await next.boundingBox();
  // the second click is on the button that the user has not seen
  await page.mouse.move((over?.x ?? 0) + (over?.width ?? 0) / 2, (over?.y ?? 0) + (over?.height ?? 0) / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
};

test('a double press neither withdraws nor trades before the terms are visible', async ({
  page,
  sandbox,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 400 .*\/account\/trades\)$/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, { btc: '1' });

  await test.step('on the button that continues to the confirmation of a withdrawal', async () => {
    await page.goto('/pro/balance');
    await page.getByRole('button', { name: 'Withdraw BTC' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw BTC' });
    await dialog.getByLabel('Recipient address').fill(RECIPIENTS.btc);
    await expect(dialog.getByText('The address fits')).toBeAttached();
    await dialog.getByLabel('Amount').fill('0.1');
    await dialog.getByLabel('Password').fill(account.password);
    const send = dialog.getByRole('button', { name: 'Withdraw now' });
    await pressTwice(page, dialog.getByRole('button', { name: 'Continue' }), send);
    await expect(send).toBeEnabled();
    expect((await sandbox.calls()).get('POST /account/withdrawals')).toBeUndefined();
  });

  await test.step('on the button that gets a new rate', async () => {
    await page.goto('/pro/exchange');
    await page.getByLabel('You pay').fill('0.1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sandbox.advance(40_000);
    const place = page.getByRole('button', { name: 'Exchange now' });
    await place.click();
    const renew = page.getByRole('button', { name: 'Get a new rate' });
    await expect(renew).toBeVisible();
    await pressTwice(page, renew, place);
    await expect(place).toBeEnabled();
    // the one that was refused
    expect((await sandbox.calls()).get('POST /account/trades')).toBe(1);
    await place.click();
    await expect(page.getByRole('heading', { name: 'Exchange complete' })).toBeVisible();
  });
});
