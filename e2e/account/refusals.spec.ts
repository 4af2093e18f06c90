import type { Locator } from '@playwright/test';

import { signInDialog } from '../screens/sign-in.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { createAccount, mailedCode, PASSWORD, signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another horse battery 8';

/** A code that the service did not send. */
const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

/** The field where the visitor continues: it has the focus and still holds what was typed. */
const expectGoesOnAt = async (field: Locator, value: string): Promise<void> => {
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(value);
};

test('each refusal of a new sign-in e-mail and a new password has its own message (spec §8 "Login e-mail setup")', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (400|401|409)/);
  const where = { origin: baseURL ?? '', sandbox };
  await signedInAs(page, where);
  const screen = signInDialog(page);
  const field = (words: string) => screen.dialog.getByText(words, { exact: true });
  await page.goto('/exchange');
  await screen.account.click();
  await screen.entry('Change e-mail').click();

  await test.step("'Invalid credentials': a new address takes the current password", async () => {
    await screen.newEmail.fill('new.ada@example.com');
    await screen.current.fill('a wrong one');
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText('The current password is wrong.');
    await expectGoesOnAt(screen.current, 'a wrong one');
    await expect(screen.newEmail).toHaveValue('new.ada@example.com');
    await screen.current.fill(PASSWORD);
  });
  await test.step('USERS.SETUP_LOGIN_NOT_ALLOWED: the address is invalid', async () => {
    await screen.newEmail.fill('ada@nowhere');
    await page.keyboard.press('Enter');
    await expect(field('This address cannot be used. Please check how it is written.')).toBeVisible();
    await expectGoesOnAt(screen.newEmail, 'ada@nowhere');
    await expectAccessible(page, 'an address that is none');
  });
  await test.step('USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS: the address belongs to another account', async () => {
    const body = { error: 'USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS', message: 'x' };
    // the sandbox reveals no account; another service may
    await sandbox.setFaults([{ path: '/login-email$', action: 'status', status: 409, body, times: 1 }]);
    await screen.newEmail.fill('taken@example.com');
    await page.keyboard.press('Enter');
    await expect(field('Another account already signs in with this address.')).toBeVisible();
    await expectGoesOnAt(screen.newEmail, 'taken@example.com');
  });
  await test.step('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED: the code is required', async () => {
    await screen.newEmail.fill('new.ada@example.com');
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveCount(0);
    await expect(screen.dialog).toContainText('We sent six digits to new.ada@example.com.');
    await expectGoesOnAt(screen.code, '');
  });
  await test.step('USERS.SETUP_LOGIN_INVALID_EMAIL_CODE: a wrong code, and the right code too late', async () => {
    const words = 'The code is incorrect or has expired. Enter the code that we sent to the new address.';
    await page.keyboard.type(wrong(await mailedCode(where, 'new.ada@example.com')));
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText(words);
    await expectGoesOnAt(screen.code, '');
    await sandbox.advance(10 * MINUTE_MS + 1000);
    await page.keyboard.type(await mailedCode(where, 'new.ada@example.com'));
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText(words);
    await screen.button('Use another address').click();
    await expectGoesOnAt(screen.newEmail, 'new.ada@example.com');
    await screen.current.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.code).toBeFocused();
    await page.keyboard.type(await mailedCode(where, 'new.ada@example.com'));
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toContainText('From now on you sign in with the new address.');
    await expect(screen.dialog.locator('form').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toBeHidden();
  });
  await test.step("'Invalid credentials', AUTH.CAPTCHA_NEEDED: another password, with a wrong one", async () => {
    await screen.account.click();
    await screen.entry('Change password').click();
    await screen.newPassword.fill(NEW_PASSWORD);
    for (const attempt of ['a wrong one', 'another wrong', 'the third one']) {
      await screen.current.fill(attempt);
      await page.keyboard.press('Enter');
      await expect(screen.alert).toHaveText('The current password is wrong.');
      await expectGoesOnAt(screen.current, attempt);
    }
    await screen.current.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.dialog.getByRole('group', { name: 'Security check' })).toBeFocused();
    await expect(screen.newPassword).toHaveValue(NEW_PASSWORD);
    await screen.captcha.check();
    await screen.button('Save password').click();
    await expect(screen.dialog).toContainText('Your new password is saved.');
  });
});

test('a wrong, late or lost code by e-mail, and a service that is down, lose no input (spec §5, §8)', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (401|503)/, /ERR_CONNECTION_RESET/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  const screen = signInDialog(page);
  await page.clock.install();
  await page.goto('/exchange');
  await screen.wayIn.click();
  await screen.email.fill(account.email);

  await test.step('No connection, no service: the typed text is kept for the next try', async () => {
    await page.route('**/auth/login', (route) => route.abort('connectionreset'));
    await screen.password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText('There is no connection. What you typed is still here: try again.');
    await expectGoesOnAt(screen.password, PASSWORD);
    await page.unroute('**/auth/login');
    await sandbox.setFaults([{ path: '/account/auth/login$', action: 'status', status: 503, times: 1 }]);
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText(
      'The service does not answer right now. What you typed is still here: try again.',
    );
    await expectGoesOnAt(screen.password, PASSWORD);
  });
  await test.step('AUTH.INVALID_CODE of a new password: the code is wrong', async () => {
    await screen.button('Forgot your password?').click();
    await expectGoesOnAt(screen.email, account.email);
    await page.keyboard.press('Enter');
    await expect(screen.code).toBeFocused();
    await screen.newPassword.fill(NEW_PASSWORD);
    await screen.code.fill(wrong(await mailedCode(where, account.email)));
    await page.keyboard.press('Enter');
    await expect(screen.alert).toHaveText(
      'The code is incorrect or has expired. Check it, or request another one.',
    );
    await expectGoesOnAt(screen.code, '');
    await expect(screen.newPassword).toHaveValue(NEW_PASSWORD);
  });
  await test.step('After a minute another code can be sent, and it is valid', async () => {
    await expect(screen.button('Send another code')).toHaveCount(0);
    await sandbox.advance(MINUTE_MS + 1000);
    await page.clock.fastForward(MINUTE_MS + 1000);
    const lost = await mailedCode(where, account.email);
    await screen.button('Send another code').click();
    await expect(screen.dialog).toContainText('A code is on its way.');
    await expect(screen.dialog).toContainText(/New code in (1:00|0:\d\d)/);
    await expect.poll(() => mailedCode(where, account.email)).not.toBe(lost);
    await screen.newPassword.fill(NEW_PASSWORD);
    await screen.code.fill(await mailedCode(where, account.email));
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toContainText('Your password is changed. Sign in with the new one.');
    await expect(screen.email).toHaveValue(account.email);
  });
});
