import { mailedCode, PASSWORD, sandboxNow } from '../support/account.ts';
import { createAccount, turnOnSecondFactor } from '../support/account.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { totpAt } from '../support/authenticator.ts';
import { signInDialog } from '../screens/sign-in.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'ann.longer-name@example.com';

test('a visitor registers, confirms the address, signs out, and signs in again', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401/);
  const where = { origin: baseURL ?? '', sandbox };
  const screen = signInDialog(page);
  await test.step('When they press Sign in, the dialog loads and opens', async () => {
    await page.goto('/exchange');
    await screen.wayIn.click();
    await expect(screen.dialog).toBeVisible();
    await expect
      .poll(() => screen.dialog.evaluate((dialog) => dialog.getBoundingClientRect().width))
      .toBe(447);
    await expect
      .poll(() => screen.dialog.evaluate((dialog) => dialog.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(510);
  });
  await test.step('And ask for an account with a weak and then a strong password', async () => {
    await screen.button('Create an account').click();
    await screen.email.fill(EMAIL);
    await screen.password.fill('short');
    await screen.button('Create account').click();
    await expect(screen.password).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.password).toBeFocused();
    await screen.password.fill(PASSWORD);
    await expect(screen.dialog).toContainText('Password strength: strong');
    await screen.button('Create account').click();
  });
  await test.step('Then the code of the e-mail signs them in, and a wrong one does not', async () => {
    await expect(screen.dialog).toContainText(`We sent six digits to ${EMAIL}`);
    await expect(screen.dialog).toContainText(/New code in (1:00|0:\d\d)/);
    const code = await mailedCode(where, EMAIL);
    await screen.code.fill(code === '111111' ? '222222' : '111111');
    await screen.button('Confirm').click();
    await expect(screen.alert).toContainText('The code is incorrect or has expired');
    await screen.code.fill(code);
    await screen.button('Confirm').click();
    await expect(screen.dialog).toBeHidden();
    await expect(screen.account).toContainText('ann.longe…');
    await expect(page.locator('#main')).toBeFocused();
  });
  await test.step('And the menu leads to their account, and out of it', async () => {
    await screen.account.press('Enter');
    await expect(screen.entry('Balance')).toHaveAttribute('href', '/pro/balance');
    await screen.entry('Sign out').click();
    await expect(screen.wayIn).toBeVisible();
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      expect.not.arrayContaining(['refresh-token', 'uid']),
    );
  });
  await test.step('When they sign in with the keyboard alone, they are back', async () => {
    await screen.wayIn.focus();
    await page.keyboard.press('Enter');
    await screen.email.focus();
    await page.keyboard.type(EMAIL);
    await screen.password.focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.account).toBeVisible();
    await page.reload();
    await expect(screen.account).toContainText('ann.longe…');
  });
});

test('each refusal of a login has its own message, and nothing typed is lost (spec §8 "Login")', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of (401|429)/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  const { secret, recoveryCodes } = await turnOnSecondFactor(where, account);
  const screen = signInDialog(page);
  const press = () => screen.button('Sign in').click();
  await page.goto('/exchange');
  await screen.wayIn.click();
  await screen.email.fill(account.email);

  await test.step("'Invalid credentials', three times", async () => {
    for (const attempt of ['a wrong one', 'another wrong', 'the third one']) {
      await screen.password.fill(attempt);
      await press();
      await expect(screen.alert).toContainText('E-mail or password is wrong');
      await expect(screen.email).toHaveValue(account.email);
      await expect(screen.password).toHaveValue(attempt);
    }
  });
  await test.step('AUTH.CAPTCHA_NEEDED: the dialog also has a captcha', async () => {
    await screen.password.fill(account.password);
    await press();
    await expect(screen.captcha).toBeVisible();
    await expect(screen.button('Sign in')).toBeDisabled();
    await expect
      .poll(() => screen.dialog.evaluate((dialog) => dialog.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(700);
    await expectAccessible(page, 'a captcha in the dialog');
    await screen.captcha.check();
    await expect(screen.dialog).toContainText('Verified. Valid for one attempt.');
    await press();
  });
  await test.step('AUTH.CODE_NEEDED, AUTH.INVALID_CODE: the second factor', async () => {
    await expect(screen.dialog).toContainText('Six digits from your authenticator app');
    await screen.code.fill('AAAAA-BBBBB');
    await screen.captcha.check();
    await screen.button('Confirm').click();
    await expect(screen.alert).toContainText('The code is incorrect');
  });
  await test.step('AUTH.RETRY_LATER: a countdown, then another try', async () => {
    for (const code of ['AAAAA-BBBBC', 'AAAAA-BBBBD']) {
      await screen.captcha.check();
      await screen.code.fill(code);
      await screen.button('Confirm').click();
      await expect(screen.captcha).not.toBeChecked();
    }
    await screen.captcha.check();
    await screen.code.fill('AAAAA-BBBBE');
    await screen.button('Confirm').click();
    await expect(screen.alert).toContainText(/Too many attempts. Try again in \d:\d\d/);
    await expect(screen.button('Confirm')).toBeDisabled();
  });
  await test.step('A recovery code signs in, and so does the app the next time', async () => {
    await sandbox.advance(60_000);
    await page.reload();
    await screen.wayIn.click();
    await screen.email.fill(account.email);
    await screen.password.fill(account.password);
    await press();
    await screen.captcha.check();
    await press();
    await screen.code.fill(recoveryCodes[0] ?? '');
    await screen.captcha.check();
    await screen.button('Confirm').click();
    await expect(screen.account).toBeVisible();

    await screen.account.click();
    await screen.entry('Sign out').click();
    await screen.wayIn.click();
    await screen.email.fill(account.email);
    await screen.password.fill(account.password);
    await press();
    await screen.code.fill(totpAt(secret, await sandboxNow(where)));
    await screen.button('Confirm').click();
    await expect(screen.account).toBeVisible();
  });
});

test('a forgotten password is replaced with a code by e-mail, and every session ends', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  const screen = signInDialog(page);
  await page.goto('/exchange');
  await screen.wayIn.click();
  await screen.email.fill(account.email);
  await screen.button('Forgot your password?').click();
  await expect(screen.email).toHaveValue(account.email);
  await screen.button('Send the code').click();
  await screen.newPassword.fill('another horse battery 8');
  await screen.code.fill(await mailedCode(where, account.email));
  await screen.button('Save password').click();
  await expect(screen.dialog).toContainText('Your password is changed. Sign in with the new one.');
  await expect(screen.email).toHaveValue(account.email);
  await screen.password.fill('another horse battery 8');
  await screen.button('Sign in').click();
  await expect(screen.account).toBeVisible();
});

test('the script of the dialog does not load: the page reports it, and Try again opens the dialog', async ({
  page,
  problems,
}) => {
  problems.allow(/sign-in/, /Loading (CSS )?chunk/);
  await page.route(/\/shell\/[^/]+\/browser\/src_session_sign-in_index[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/exchange');
  const screen = signInDialog(page);
  await screen.wayIn.click();
  const failed = page.getByRole('alert').filter({ hasText: 'Everything else on the site works' });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.dialog).toBeVisible();
});
