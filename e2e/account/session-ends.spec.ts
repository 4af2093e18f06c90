import type { Page } from '@playwright/test';

import { signInDialog } from '../screens/sign-in.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { callAccount, createAccount, openSession, signedInAs, signIn } from '../support/account.ts';
import type { Account } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { fund } from '../pro/support/fund.ts';

/** Longer than the lifetime of an access token. */
const ACCESS_TOKEN_OVER_MS = 11 * 60_000;

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const youPay = (page: Page) => page.getByLabel('You pay');
const ended = (page: Page) => page.getByRole('heading', { name: 'Your session has ended' });

const enter = async (page: Page, { email, password }: Account): Promise<void> => {
  const screen = signInDialog(page);
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.button('Sign in').click();
};

test('an access token expires in two tabs at once: one refresh, and nothing typed is lost (spec §4)', async ({
  page,
  context,
  baseURL,
  sandbox,
  problems,
}) => {
  // the request with the expired token
  problems.allow(/status of 401/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  await fund(where, account, { btc: '1' });
  await signIn(page, account);
  const other = await context.newPage();

  await test.step('Given something typed in both', async () => {
    await page.goto('/pro/exchange');
    await youPay(page).fill('0.1');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await other.goto('/pro/loans');
    await other.getByLabel('Deposit amount').fill('0.2');
    await expect(other.getByText('Deposit is sold at a price of')).toBeVisible();
  });

  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
  });

  await test.step('When the token expires and both continue at once', async () => {
    await sandbox.advance(ACCESS_TOKEN_OVER_MS);
    const answers = [
      page.waitForResponse((answer) => /trades\/quote.*0\.15/.test(answer.url()) && answer.ok()),
      other.waitForResponse((answer) => /loans\/estimate.*0\.25/.test(answer.url()) && answer.ok()),
    ];
    await Promise.all([youPay(page).fill('0.15'), other.getByLabel('Deposit amount').fill('0.25')]);
    await Promise.all(answers);
  });

  await test.step('Then both get their reply, after one refresh', async () => {
    await expect(page.getByLabel('You get')).not.toHaveValue('');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(youPay(page)).toHaveValue('0.15');
    await expect(other.getByLabel('Deposit amount')).toHaveValue('0.25');
    await expect(other.getByText('Deposit is sold at a price of')).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });
});

test('a session is ended from another device while something is typed', async ({
  page,
  context,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  await fund(where, account, { btc: '1' });
  const screen = signInDialog(page);
  const form = page.getByRole('dialog', { name: 'Withdraw BTC' });

  await test.step('Given a withdrawal half filled in', async () => {
    await page.goto('/pro/balance');
    await page.getByRole('button', { name: 'Withdraw BTC' }).click();
    await form.getByLabel('Amount').fill('0.1');
    await form.getByLabel('Recipient address').fill(ADDRESS);
    await form.getByLabel('Password').fill(account.password);
    await form.getByRole('button', { name: 'Continue' }).click();
    // the address is checked first: a session that ends during the check hides the form
    await expect(form.getByRole('button', { name: 'Withdraw now' })).toBeVisible();
  });

  await test.step('When all sessions are ended elsewhere, and the visitor continues', async () => {
    await callAccount(where, 'DELETE', '/auth/sessions', account);
    await form.getByRole('button', { name: 'Withdraw now' }).click();
  });

  await test.step('Then the page reports it, hides everything of the account and offers to sign in', async () => {
    await expect(screen.password).toBeVisible();
    await expect(screen.dialog).toContainText('Your session has ended');
    await expect(ended(page)).toBeAttached();
    await expect(form).toBeHidden();
    await expect(page.getByRole('table', { name: 'Your currencies' })).toBeHidden();
    await expectAccessible(page, 'the sign-in over a session that has ended');
    await page.keyboard.press('Escape');
    await expect(screen.dialog).toBeHidden();
    await expect(ended(page)).toBeVisible();
    await expectAccessible(page, 'a session that has ended');
  });

  await test.step('When the same person signs in, they continue where they were', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await enter(page, account);
    await expect(form).toContainText(ADDRESS);
    await form.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(form.getByRole('heading', { name: 'Withdrawal ordered' })).toBeVisible();
    expect(await callAccount(where, 'GET', '/withdrawals', await openSession(where, account))).toMatchObject([
      { amount: '0.1', address: ADDRESS },
    ]);
  });

  await test.step('But the input is removed when another person signs in', async () => {
    await page.goto('/pro/exchange');
    await expect(page.getByText('Available')).not.toHaveCount(0);
    await youPay(page).fill('0.1');
    const elsewhere = await openSession(where, account);
    await callAccount(where, 'DELETE', '/auth/sessions', elsewhere);
    // the price can be refreshed first: then the form is hidden already, and the next line proves the same
    await youPay(page)
      .fill('0.15', { timeout: 5_000 })
      .catch(() => undefined);
    await expect(screen.password).toBeVisible();
    await enter(page, await createAccount(where));
    await expect(youPay(page)).toHaveValue('');
  });

  await test.step('And signing out in one tab signs out every other tab and removes all input', async () => {
    const other = await context.newPage();
    await other.goto('/pro/staking');
    await expect(signInDialog(other).account).toContainText('ada-');
    await expect(other.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await screen.account.click();
    await screen.entry('Sign out').click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
      await expect(signInDialog(tab).dialog).toBeHidden();
    }
    await expect(other.getByLabel('Amount')).toHaveCount(0);
  });
});
