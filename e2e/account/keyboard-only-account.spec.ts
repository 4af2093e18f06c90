import { signInDialog } from '../screens/sign-in.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { mailedCode, PASSWORD, sandboxNow } from '../support/account.ts';
import { totpAt } from '../support/authenticator.ts';
import { chooseFrom, press, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'key.board@example.com';
const NEW_EMAIL = 'other.board@example.com';
const NEW_PASSWORD = 'another horse battery 8';

test('an account is opened, secured and opened again by keyboard alone, and every view of the dialog is accessible', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  test.slow();
  // asking for a code is reported as a refusal, too
  problems.allow(/status of 40[01]/);
  const where = { origin: baseURL ?? '', sandbox };
  const screen = signInDialog(page);
  const choose = (entry: string) => chooseFrom(page, screen.account, screen.entry(entry));
  const hit = (name: string) => press(page, screen.button(name));
  let secret = '';

  await test.step('The dialog opens with the focus in a field, and every control that closes it can be reached', async () => {
    await page.goto('/exchange');
    await press(page, screen.wayIn);
    await expect(screen.password).toBeVisible();
    await expectAccessible(page, 'sign in');
    await hit('Forgot your password?');
    await typeInto(page, screen.email, EMAIL);
    await expectAccessible(page, 'a forgotten password');
    await page.keyboard.press('Enter');
    await expect(screen.newPassword).toBeVisible();
    await expectAccessible(page, 'a new password');
    await hit('Back to sign-in');
  });

  await test.step('An account is created', async () => {
    await hit('Create an account');
    await typeInto(page, screen.email, EMAIL);
    await typeInto(page, screen.password, PASSWORD);
    await expectAccessible(page, 'register');
    await page.keyboard.press('Enter');
    await expect(screen.code).toBeVisible();
    await expectAccessible(page, 'the code of an e-mail');
    await typeInto(page, screen.code, await mailedCode(where, EMAIL));
    await page.keyboard.press('Enter');
    await expect(screen.account).toContainText('key.');
  });

  await test.step('Its password and address are changed', async () => {
    await choose('Change password');
    await typeInto(page, screen.current, PASSWORD);
    await typeInto(page, screen.newPassword, NEW_PASSWORD);
    await expectAccessible(page, 'another password');
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toContainText('Your new password is saved');
    await expectAccessible(page, 'what is done');
    await page.keyboard.press('Escape');
    await choose('Change e-mail');
    await typeInto(page, screen.newEmail, NEW_EMAIL);
    await typeInto(page, screen.current, NEW_PASSWORD);
    await expectAccessible(page, 'another address');
    await page.keyboard.press('Enter');
    await expect(screen.code).toBeVisible();
    await expectAccessible(page, 'the code to another address');
    await typeInto(page, screen.code, await mailedCode(where, NEW_EMAIL));
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toContainText('From now on you sign in with the new address.');
    await page.keyboard.press('Escape');
    await choose('Passkeys');
    await expect(screen.dialog).toContainText('You have no passkeys yet.');
    await expectAccessible(page, 'passkeys');
    await page.keyboard.press('Escape');
  });

  await test.step('The second factor is turned on', async () => {
    await choose('Settings');
    await press(page, page.getByRole('button', { name: 'Turn on', exact: true }));
    await typeInto(page, screen.dialog.getByLabel('Password'), NEW_PASSWORD);
    await page.keyboard.press('Enter');
    secret = (await screen.dialog.getByText(/^(?:[A-Z2-7]{4} ?){4,}/).innerText()).replaceAll(' ', '');
    await typeInto(
      page,
      screen.dialog.getByLabel('Code from the app'),
      totpAt(secret, await sandboxNow(where)),
    );
    await page.keyboard.press('Enter');
    await press(page, screen.dialog.getByLabel('I have saved the codes in a safe place'), 'Space');
    await hit('Done');
    await expect(page.getByText('Unused recovery codes: 10')).toBeVisible();
  });

  await test.step('And they sign out, and in again with its code', async () => {
    await choose('Sign out');
    await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
    await sandbox.advance(30_000);
    await press(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await typeInto(page, screen.email, NEW_EMAIL);
    await typeInto(page, screen.password, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toContainText('Six digits from your authenticator app');
    await expectAccessible(page, 'the second factor');
    await typeInto(page, screen.code, totpAt(secret, await sandboxNow(where)));
    await page.keyboard.press('Enter');
    await expect(screen.dialog).toBeHidden();
    await expect(page.getByText('Unused recovery codes: 10')).toBeVisible();
  });
});
