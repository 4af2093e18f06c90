import type { Page } from '@playwright/test';

import { callAccount, signedInAs } from '../support/account.ts';
import { expectFocusKept, press, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { fund } from './support/fund.ts';
import { trade } from './support/trade.ts';
import { verify } from './support/verify.ts';

const VAULT = { label: 'Vault', wallet: RECIPIENTS.btc, extraId: '', currency: ['btc'] };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('history, balance and cashback by keyboard alone', async ({ page, baseURL, sandbox }) => {
  test.slow();
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  for (let deposit = 0; deposit < 11; deposit += 1) await fund(where, account, { btc: '0.1' });
  await trade(where, account, { from: 'btc', to: 'eth', amount: '0.1' });
  await callAccount(where, 'POST', '/addresses/whitelist', {
    body: { ...VAULT, password: account.password },
    accessToken: account.accessToken,
  });

  await test.step('History: a kind, a currency, the pages, the details, a file', async () => {
    await page.goto('/pro/history');
    await press(page, page.getByRole('link', { name: 'Deposits', exact: true }));
    const rows = page.getByRole('table', { name: 'Deposits' }).getByRole('row');
    await expect(rows).toHaveCount(11);
    const filter = page.getByRole('combobox', { name: 'Currency' });
    await tabTo(page, filter);
    await page.keyboard.press('b');
    await expect(page).toHaveURL(/currency=btc/);
    await expect(filter).toBeFocused();
    await expect(rows).toHaveCount(11);
    await press(page, page.getByRole('link', { name: 'Next page' }));
    await expect(rows).toHaveCount(2);
    await expectFocusKept(page, 'the last page');
    await expect(page.getByRole('link', { name: 'Page 2' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(11);
    await expectFocusKept(page, 'the page before');
    const details = rows.last().getByRole('button');
    await press(page, details);
    await expect(dialogOf(page, 'Details')).toContainText('0.1 BTC');
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
    const file = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export CSV' }), 'Space');
    expect((await file).suggestedFilename()).toMatch(/^coinlane-deposit-/);
    await expectFocusKept(page, 'a file');
  });

  await test.step('Balance: deposit addresses, also of another currency', async () => {
    await page.goto('/pro/balance');
    const deposit = page.getByRole('button', { name: 'Deposit BTC' });
    await press(page, deposit);
    const dialog = dialogOf(page, 'Deposit');
    await expect(dialog.getByRole('img', { name: 'QR code of the BTC address' })).toBeVisible();
    const currency = dialog.getByRole('button', { name: /^Currency/ });
    await press(page, currency);
    await page.keyboard.type('xrp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Destination tag required')).toBeVisible();
    await expect(currency).toBeFocused();
    await press(page, dialog.getByRole('button', { name: 'Copy address' }));
    await expectFocusKept(page, 'a copy');
    await page.keyboard.press('Escape');
    await expect(deposit).toBeFocused();
  });

  await test.step('And a withdrawal to an address of the whitelist', async () => {
    const withdraw = page.getByRole('button', { name: 'Withdraw BTC' });
    await press(page, withdraw);
    const dialog = dialogOf(page, 'Withdraw BTC');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Saved addresses' }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Recipient address')).toHaveValue(RECIPIENTS.btc);
    await press(page, dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByLabel('Amount'), 'what is missing').toBeFocused();
    await page.keyboard.type('0.2');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password'), 'what is missing').toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Leaves your balance')).toBeVisible();
    await expectFocusKept(page, 'the form of a withdrawal');
    await press(page, dialog.getByRole('button', { name: 'Withdraw now' }));
    await expect(dialog.getByRole('heading', { name: 'Withdrawal ordered' })).toBeVisible();
    await expectFocusKept(page, 'the last look at a withdrawal');
    await press(page, dialog.getByRole('button', { name: 'Close' }).last());
    await expect(dialog).toBeHidden();
    await expect(withdraw).toBeFocused();
  });

  await test.step('Cashback is added to the balance, and its button disappears', async () => {
    await page.goto('/pro/cashback');
    await press(page, page.getByRole('button', { name: 'Withdraw to balance' }));
    await expect(page.getByText('The cashback is in your balance.')).toBeVisible();
    await expectFocusKept(page, 'the cashback');
    await press(page, page.getByRole('link', { name: 'Go to your balance' }));
    await expect(heading(page, 'Balance')).toBeFocused();
  });
});

// second tier: `account-services` has the same screens by role, `shared-ui` tests the keyboard of their dialogs, radio buttons and kept focus
test('a plan, a stake and a loan by keyboard alone', { tag: '@long' }, async ({ page, baseURL, sandbox }) => {
  test.slow();
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, { btc: '1', now: '500', usdttrc20: '1000' });
  await verify(where, account);

  await test.step('A plan is bought, and its button disappears', async () => {
    await page.goto('/pro/plans');
    await press(page, page.getByRole('button', { name: 'Get Plus' }));
    const dialog = dialogOf(page, 'Get Plus?');
    await press(page, dialog.getByRole('button', { name: 'Get Plus' }));
    await expect(page.getByText('Your plan is now Plus.')).toBeVisible();
    await expectFocusKept(page, 'a plan');
    await press(page, page.getByRole('button', { name: 'Cancel the plan' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel the plan' })).toBeFocused();
  });

  await test.step('Coins are staked and taken back', async () => {
    await page.goto('/pro/staking');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await typeInto(page, amount, '100');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Done.')).toBeVisible();
    await expect(amount).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('radio', { name: 'Stake' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Take back' })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Max' }));
    await press(page, page.getByRole('button', { name: 'Take back', exact: true }));
    await expect(page.getByText('Nothing is staked yet.')).toBeVisible();
    await expectFocusKept(page, 'the last of a stake');
  });

  await test.step('A loan is chosen, confirmed, opened and repaid', async () => {
    await page.goto('/pro/loans');
    await typeInto(page, page.getByLabel('Deposit amount'), '0.1');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await press(page, page.getByRole('link', { name: 'Continue to the terms' }));
    await expect(heading(page, 'Loan confirmation')).toBeFocused();
    await press(page, page.getByLabel('I have read the terms and agree to them'), 'Space');
    await press(page, page.getByRole('button', { name: 'Open loan' }));
    await expect(page).toHaveURL(/\/pro\/loan\//);
    await expect(heading(page, 'Loan')).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Repay loan' }));
    await press(page, dialogOf(page, 'Repay this loan?').getByRole('button', { name: 'Repay loan' }));
    await expect(page.getByText('The loan is repaid. The deposit is back in your balance.')).toBeVisible();
    await expectFocusKept(page, 'a loan');
  });
});
