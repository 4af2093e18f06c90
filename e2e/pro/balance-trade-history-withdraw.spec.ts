import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import { signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { fund } from './support/fund.ts';

const balanceRow = (page: Page, ticker: string) =>
  page.getByRole('table', { name: 'Your currencies' }).getByRole('row').filter({ hasText: ticker });

const areaLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this area' }).getByRole('link', { name });

/** Double-clicks the button. If the price expired on a slow machine, it is renewed first. */
const placeTrade = async (page: Page): Promise<void> => {
  const done = page.getByRole('heading', { name: 'Exchange complete' });
  const renew = page.getByRole('button', { name: 'Get a new rate' });
  await expect(async () => {
    if (await done.isVisible()) return;
    if (await renew.isVisible()) await renew.click({ timeout: 2_000 });
    await page.getByRole('button', { name: 'Exchange now' }).dblclick({ timeout: 5_000 });
    await expect(done).toBeVisible({ timeout: 10_000 });
  }).toPass();
};

/** Presses the button with the keyboard. A disabled button cannot have the focus: the key would be lost. */
const pressExchange = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Exchange now' });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
};

/** Opens the sandbox page of the deposit dialog that simulates a payment. */
const pretendToSend = async (page: Page, amount: string): Promise<void> => {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Sandbox: pretend to send' }).click();
  const pay = await opened;
  await pay.getByRole('textbox').fill(amount);
  await pay.getByRole('button', { name: 'Pretend to send' }).click();
  await expect(pay.getByRole('status')).toContainText('arrived');
  await pay.close();
};

test('coins arrive, are traded, appear in the history and are withdrawn', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });

  await test.step('Given an empty account, the overview leads to a deposit of bitcoin', async () => {
    await page.goto('/pro');
    await expect(page.getByRole('heading', { name: 'Your balance is empty' })).toBeVisible();
    await expectAccessible(page, 'an empty overview');
    await page.getByRole('main').getByRole('link', { name: 'Deposit' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of the BTC address' })).toBeVisible();
    await expectAccessible(page, 'the deposit dialog');
  });

  await test.step('When another currency is picked, a memo appears before its address', async () => {
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('searchbox', { name: 'Search by name or ticker' }).fill('xrp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Destination tag required')).toBeVisible();
    await expect(dialog.getByText('Simulated address. Do not send coins.')).toBeVisible();
    // the dialog can move between the two
    await expect(async () => {
      const memo = await dialog.getByRole('button', { name: 'Copy Destination tag' }).boundingBox();
      const address = await dialog.getByRole('button', { name: 'Copy address' }).boundingBox();
      expect(memo?.y ?? 0).toBeLessThan(address?.y ?? 0);
    }).toPass();
    await dialog.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('searchbox', { name: 'Search by name or ticker' }).fill('btc');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Destination tag required')).toBeHidden();
  });

  await test.step('Then the sent coins are in the balance, without a reload', async () => {
    await pretendToSend(page, '0.5');
    await page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: 'Close' }).click();
    await expect(balanceRow(page, 'Bitcoin')).toContainText('0.5 BTC');
    await expectAccessible(page, 'balances');
  });

  await test.step('When half of it is traded, the price is shown, confirmed and kept', async () => {
    await page.getByRole('link', { name: 'Exchange BTC' }).click();
    await page.getByRole('button', { name: '50 %' }).click();
    await expect(page.getByLabel('You pay')).toHaveValue('0.25');
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'a quote');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeFocused();
    await placeTrade(page);
    await expect(page).toHaveURL(/\/pro\/exchange\/txs\//);
    await expectAccessible(page, 'a finished trade');
  });

  await test.step('Then it is one trade in the history, with its details and as a file', async () => {
    expect((await sandbox.calls()).get('POST /account/trades')).toBe(1);
    await areaLink(page, 'History').click();
    const rows = page.getByRole('table', { name: 'Exchanges' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('−0.25 BTC');
    await expectAccessible(page, 'the history');
    await rows.last().getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('0.25 BTC');
    await expectAccessible(page, 'details of a trade');
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^coinlane-swap-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.getByRole('link', { name: 'Deposits' }).click();
    await expect(page.getByRole('table', { name: 'Deposits' })).toContainText('+0.5 BTC');
  });

  await test.step('When bitcoin is withdrawn, a wrong address is refused and a right one is paid', async () => {
    await areaLink(page, 'Balance').click();
    await page.getByRole('button', { name: 'Withdraw BTC' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw BTC' });
    await dialog.getByLabel('Recipient address').fill(RECIPIENTS.eth);
    await expect(
      dialog.getByText('This is an address of another network. Enter an address on Bitcoin.'),
    ).toBeVisible();
    await dialog.getByLabel('Recipient address').fill(RECIPIENTS.btc);
    await expect(dialog.getByText('The address fits')).toBeAttached();
    await dialog.getByLabel('Amount').fill('0.25');
    await expect(dialog.getByText('Amount and network fee together')).toBeVisible();
    await expectAccessible(page, 'a withdrawal with a problem');
    await dialog.getByLabel('Amount').fill('0.1');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Enter your password.')).toBeVisible();
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await dialog.getByLabel('Password').fill(account.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expectAccessible(page, 'a withdrawal to be confirmed');
    await dialog.getByRole('button', { name: 'Withdraw now' }).dblclick();
    await expect(dialog.getByRole('heading', { name: 'Withdrawal ordered' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('Then it is pending, and completed a minute later', async () => {
    await expect(page.getByText('Being sent')).toBeVisible();
    await expect(balanceRow(page, 'Bitcoin')).toContainText('Locked');
    await sandbox.advance(60_000);
    await expect(page.getByText('Being sent')).toBeHidden({ timeout: 120_000 });
    await expect(balanceRow(page, 'Bitcoin')).not.toContainText('Locked');
    expect((await sandbox.calls()).get('POST /account/withdrawals')).toBe(1);
  });
});

test('an expired price is never used for a trade, by keyboard alone', async ({
  page,
  sandbox,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 400 .*\/account\/trades\)$/);
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });
  await fund({ origin: baseURL ?? '', sandbox }, account, { btc: '1' });
  await page.goto('/pro/exchange');

  await test.step('When the amount is typed and the price is confirmed too late', async () => {
    await page.getByLabel('You pay').focus();
    await page.keyboard.type('0.1');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeFocused();
    await sandbox.advance(40_000);
    await pressExchange(page);
  });

  await test.step('Then nothing is traded before a new price was seen', async () => {
    await expect(page.getByText('Nothing was exchanged.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exchange now' })).toBeDisabled();
    await expectAccessible(page, 'a price that has run out');
    await page.getByRole('button', { name: 'Get a new rate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing was exchanged.')).toBeHidden();
    await pressExchange(page);
    await expect(page.getByRole('heading', { name: 'Exchange complete' })).toBeVisible();
  });
});
