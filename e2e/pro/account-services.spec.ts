import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import { callAccount, createAccount, sandboxNow, signedInAs, signIn } from '../support/account.ts';
import { totpAt } from '../support/authenticator.ts';
import { expect, test } from '../support/test.ts';
import { fund } from './support/fund.ts';
import { trade } from './support/trade.ts';

const DAY_MS = 86_400_000;
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Opens a page of the area and waits for its heading. */
const visit = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

test('identity and second factor, cashback and a loan', async ({ page, baseURL, sandbox, problems }) => {
  test.slow();
  // a wrong code is refused by the service
  problems.allow(/status of 40[01]/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  await signIn(page, account);
  await fund(where, account, { btc: '1' });
  await trade(where, account, { from: 'btc', to: 'eth', amount: '0.1' });

  await test.step('When the provider approves, the level is reached', async () => {
    await visit(page, '/pro/settings', 'Settings');
    await region(page, 'Identity verification').getByRole('button', { name: 'Verify identity' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Back to the account' }).click();
    const kyc = region(page, 'Identity verification');
    await expect(kyc.getByRole('listitem').filter({ hasText: 'Level 1: identity' })).toContainText('Reached');
    await expectAccessible(page, 'settings');
  });

  await test.step('And the second factor comes with recovery codes, once', async () => {
    const section = region(page, 'Two-factor authentication');
    await section.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' });
    await dialog.getByLabel('Password').fill(account.password);
    await expectAccessible(page, 'the password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expectAccessible(page, 'the secret');
    const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){4,}/).innerText()).replaceAll(' ', '');

    const code = dialog.getByLabel('Code from the app');
    await code.fill('000000');
    await code.press('Enter');
    await expect(dialog.getByText('The code is wrong or has expired.')).toBeVisible();
    await code.fill(totpAt(secret, await sandboxNow(where)));
    await code.press('Enter');

    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.getByText('These codes are shown only once')).toBeVisible();
    await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
    await codes.getByLabel('I have saved the codes in a safe place').check();
    await codes.getByRole('button', { name: 'Done' }).click();
    await expect(section.getByText('Unused recovery codes: 10')).toBeVisible();
  });

  await test.step('And the cashback of a trade is withdrawn into the balance', async () => {
    await visit(page, '/pro/cashback', 'Cashback');
    await page.getByRole('button', { name: 'Withdraw to balance' }).click();
    await expect(page.getByText('The cashback is in your balance.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Cashback history' }).getByRole('row')).toHaveCount(3);
    await expectAccessible(page, 'cashback');
  });

  await test.step('And a loan is opened once, however often it is pressed, and repaid with its interest', async () => {
    await visit(page, '/pro/loans', 'Loans');
    await page.getByLabel('Deposit amount').fill('2');
    await expect(page.getByText('There is not enough. Available: 0.9')).toBeVisible();
    await page.getByLabel('Deposit amount').fill('0.1');
    await page.getByRole('link', { name: 'Continue to the terms' }).click();
    await page.getByLabel('I have read the terms and agree to them').check();
    await expectAccessible(page, 'terms of a loan');
    await page.getByRole('button', { name: 'Open loan' }).dblclick();
    await expect(page).toHaveURL(/\/pro\/loan\//);
    await expect(region(page, 'USDT (TRON) loan').getByText('Active')).toBeVisible();
    expect(await callAccount(where, 'GET', '/loans', account)).toMatchObject({
      loans: [{ status: 'active' }],
    });

    await fund(where, account, { usdttrc20: '1000' });
    await sandbox.advance(3 * DAY_MS);
    await page.reload();
    await page.getByRole('button', { name: 'Repay loan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Repay loan' }).click();
    await expect(page.getByText('The loan is repaid. The deposit is back in your balance.')).toBeVisible();
    await expectAccessible(page, 'a loan');
  });
});

test('an AML check, staking, a plan, the settings and signing out', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  test.slow();
  // an invalid address is refused with 400, and an ended session with 401
  problems.allow(/status of 40[01]/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, { now: '500', usdttrc20: '100' });

  await test.step('An address is checked, with reasons, by keyboard alone', async () => {
    await visit(page, '/pro/aml-check', 'AML check');
    await page.getByRole('textbox', { name: 'Currency' }).fill('eth');
    await page.getByRole('textbox', { name: 'Currency' }).press('Enter');
    await page.getByRole('textbox', { name: 'Address' }).fill('nonsense');
    await page.getByRole('textbox', { name: 'Address' }).press('Enter');
    await expect(page.getByText('This is not a valid ETH address.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('nonsense');
    await page.getByRole('textbox', { name: 'Address' }).fill(ETH);
    await page.getByRole('textbox', { name: 'Address' }).press('Enter');
    await expect(region(page, 'Report').getByText('of 100')).toBeVisible();
    await expect(region(page, 'Report').getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Earlier checks' }).getByRole('row')).toHaveCount(2);
    await expectAccessible(page, 'AML report');
  });

  await test.step('And coins are staked, earn by the day and come back', async () => {
    await visit(page, '/pro/staking', 'Staking');
    await page.getByRole('textbox', { name: 'Amount' }).fill('365');
    await page.getByRole('button', { name: 'Stake', exact: true }).click();
    await expect(page.getByText('Done.')).toBeVisible();
    await expectAccessible(page, 'staking');
    // an unused session ends after a week
    for (const earned of ['0.4 NOW', '0.8 NOW']) {
      await sandbox.advance(5 * DAY_MS);
      await page.reload();
      await expect(page.getByText(earned).first()).toBeVisible();
    }
    await page.getByRole('radio', { name: 'Take back' }).check();
    await page.getByRole('button', { name: 'Max' }).click();
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect(page.getByText('Done.')).toBeVisible();
  });

  await test.step('And a plan is bought from the balance', async () => {
    await visit(page, '/pro/plans', 'Plans');
    await page.getByRole('button', { name: 'Get Plus' }).click();
    await page.getByRole('dialog', { name: 'Get Plus?' }).getByRole('button', { name: 'Get Plus' }).click();
    await expect(page.getByText('Your plan is now Plus.')).toBeVisible();
    await expectAccessible(page, 'plans');
  });

  await test.step('And an address is added to the whitelist, a notification is turned off, and every session ends', async () => {
    await visit(page, '/pro/settings', 'Settings');
    const whitelist = region(page, 'Whitelisted addresses');
    await whitelist.getByText('Add an address').click();
    await whitelist.getByRole('textbox', { name: 'Currencies' }).fill('eth');
    await whitelist.getByRole('textbox', { name: 'Currencies' }).press('Enter');
    await whitelist.getByRole('textbox', { name: 'Address', exact: true }).fill(ETH);
    await whitelist.getByRole('textbox', { name: 'Name' }).fill('My wallet');
    await whitelist.getByLabel('Password').fill(account.password);
    await whitelist.getByRole('button', { name: 'Add address' }).click();
    await expect(whitelist.getByRole('button', { name: 'Remove My wallet' })).toBeVisible();

    await page.getByLabel('Loans by E-mail').uncheck();
    await expect(region(page, 'Notifications').getByText('Saved').first()).toBeVisible();

    const sessions = region(page, 'Where you are signed in');
    await expect(sessions.getByRole('listitem').first()).toContainText('This device');
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
    await expect(callAccount(where, 'GET', '/users/me', account)).rejects.toThrow('401');
  });
});
