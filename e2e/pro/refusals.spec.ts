import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/accessibility.ts';
import {
  callAccount,
  createAccount,
  sandboxNow,
  signedInAs,
  signIn,
  turnOnSecondFactor,
} from '../support/account.ts';
import type { AccountWish } from '../support/account.ts';
import { totpAt } from '../support/authenticator.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { fund } from './support/fund.ts';

const CODE_STEP_MS = 30_000;

const region = (page: Page, name: string) => page.getByRole('region', { name });

type Where = Pick<AccountWish, 'origin' | 'sandbox'>;

/** Code of the next time step: the service accepts each code once. */
const nextCode = async (where: Where, secret: string): Promise<string> => {
  await where.sandbox.advance(CODE_STEP_MS);
  return totpAt(secret, await sandboxNow(where));
};

test('each refusal of a withdrawal has its own message (spec §8 "Login")', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (400|401)/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  await signIn(page, account);
  await fund(where, account, { btc: '1' });
  let secret = '';
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Authenticator code');
  const order = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Withdraw now' }).click();
  };
  /** A refusal can be about the balance, so the page asks for it again. */
  const orderInVain = async (): Promise<void> => {
    const refreshed = page.waitForResponse((reply) => reply.url().endsWith('/account/balances'));
    await order();
    await refreshed;
  };

  await test.step('AUTH.CODE_NEEDED: the second factor was turned on in another tab meanwhile', async () => {
    await page.goto('/pro/balance');
    await page.getByRole('button', { name: 'Withdraw BTC' }).click();
    await dialog.getByLabel('Amount').fill('0.6');
    await dialog.getByLabel('Password').fill(account.password);
    await dialog.getByLabel('Recipient address').fill(RECIPIENTS.btc);
    await expect(dialog.getByText('The address fits')).toBeAttached();
    await expect(code).toHaveCount(0);
    ({ secret } = await turnOnSecondFactor(where, account));
    await orderInVain();
    await expect(dialog.getByRole('alert')).toHaveText('Enter the code of your authenticator app.');
    await expect(code).toBeFocused();
    await expect(dialog.getByLabel('Amount')).toHaveValue('0.6');
    await expect(dialog.getByLabel('Recipient address')).toHaveValue(RECIPIENTS.btc);
    await expectAccessible(page, 'a withdrawal that needs a code');
  });
  await test.step('AUTH.INVALID_CODE: the code is wrong', async () => {
    await code.fill('000000');
    await orderInVain();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This code is not right, or it is no longer valid. Enter the one your app shows now.',
    );
    await expect(code).toBeFocused();
    await expect(dialog.getByLabel('Amount')).toHaveValue('0.6');
  });
  await test.step('not_enough_balance: half of it went elsewhere meanwhile; less is sent', async () => {
    const elsewhere = { ...{ currency: 'btc', amount: '0.5', address: RECIPIENTS.btc, extraId: '' } };
    const body = { ...elsewhere, code: await nextCode(where, secret), requestId: 'elsewhere' };
    await callAccount(where, 'POST', '/withdrawals', { body, accessToken: account.accessToken });
    await code.fill(await nextCode(where, secret));
    await order();
    await expect(dialog.getByRole('alert')).toHaveText('Your available balance is not enough for this.');
    await dialog.getByLabel('Amount').fill('0.3');
    await code.fill(await nextCode(where, secret));
    await order();
    await expect(dialog.getByRole('heading', { name: 'Withdrawal ordered' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
});

test('each refusal to turn off the second factor has its own message (spec §8 "Login")', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (400|401|429)/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  const { secret } = await turnOnSecondFactor(where, account);
  await signIn(page, account);
  await page.goto('/pro/settings');
  const off = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
  const password = off.getByLabel('Password');
  const offCode = off.getByLabel('Code from the app or a recovery code');
  await test.step("'Invalid credentials': turning it off asks for the password", async () => {
    await region(page, 'Two-factor authentication').getByRole('button', { name: 'Turn off' }).click();
    await password.fill('a wrong one');
    await offCode.fill(await nextCode(where, secret));
    await page.keyboard.press('Enter');
    await expect(off.getByText('The password is wrong.')).toBeVisible();
    await expect(password).toBeFocused();
  });
  await test.step('AUTH.INVALID_CODE, AUTH.RETRY_LATER: for a code, too', async () => {
    await password.fill(account.password);
    await offCode.fill('000000');
    await page.keyboard.press('Enter');
    await expect(off.getByText('The code is wrong or has expired. Enter the current one.')).toBeVisible();
    await expect(offCode).toBeFocused();
    await expect(password).toHaveValue(account.password);
    const later = { action: 'status', status: 429, headers: { 'retry-after': '300' }, times: 1 } as const;
    await sandbox.setFaults([
      { path: '/second-factor/disable$', ...later, body: { error: 'AUTH.RETRY_LATER', message: 'x' } },
    ]);
    await offCode.fill(await nextCode(where, secret));
    await page.keyboard.press('Enter');
    await expect(off.getByRole('alert')).toHaveText('Too many requests. Try again in 5 minutes.');
    await offCode.fill(await nextCode(where, secret));
    await page.keyboard.press('Enter');
    await expect(off).toBeHidden();
    await expect(region(page, 'Two-factor authentication').getByText('Off')).toBeVisible();
  });
});

test('each refusal of a whitelisted address has its own message (spec §8)', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (400|401)/);
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });
  await page.goto('/pro/settings');
  await test.step('not_valid_params: a whitelisted address that the service refuses', async () => {
    const whitelist = region(page, 'Whitelisted addresses');
    const address = whitelist.getByRole('textbox', { name: 'Address', exact: true });
    await whitelist.getByText('Add an address').click();
    await whitelist.getByRole('textbox', { name: 'Currencies' }).fill('btc');
    await page.keyboard.press('Enter');
    await address.fill('nonsense');
    await whitelist.getByRole('button', { name: 'Add address' }).click({ delay: 500 }); // message appears during the press
    await expect(whitelist.getByText('This is not an address of every chosen currency.')).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(RECIPIENTS.btc);
    const body = { error: 'not_valid_params', message: 'x', field: 'wallet' };
    await sandbox.setFaults([
      { path: '/addresses/whitelist$', method: 'POST', action: 'status', status: 400, body, times: 1 },
    ]);
    await whitelist.getByRole('button', { name: 'Add address' }).click();
    await expect(
      whitelist.getByText('The service does not accept this address for the chosen currencies.'),
    ).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(RECIPIENTS.btc);
  });
  await test.step('AUTH.PASSWORD_NEEDED, Invalid credentials: an address needs the password', async () => {
    const whitelist = region(page, 'Whitelisted addresses');
    const password = whitelist.getByLabel('Password');
    const add = whitelist.getByRole('button', { name: 'Add address' });
    await add.click();
    await expect(whitelist.getByText('Enter your password.')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill('a wrong one');
    await add.click();
    await expect(whitelist.getByText('The password is wrong.')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(account.password);
    await add.click();
    await expect(whitelist.getByRole('button', { name: /^Remove bc1/ })).toBeVisible();
  });
});
