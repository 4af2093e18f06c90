import type { Page } from '@playwright/test';

import { signInDialog } from '../screens/sign-in.ts';
import { openSession, sandboxNow, signedInAs } from '../support/account.ts';
import { totpAt } from '../support/authenticator.ts';
import { expectFocusKept, press, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

// second tier: `account-services` has the settings by role, `keyboard-only-account` and `keyboard-only-pro` the keyboard in the first
test('every setting by keyboard alone', { tag: '@long' }, async ({ page, baseURL, sandbox, problems }) => {
  test.slow();
  // a wrong code is refused
  problems.allow(/status of 40[01]/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await signedInAs(page, where);
  let secret = '';
  await page.goto('/pro/settings');

  await test.step('Profile: its dialogs restore the focus', async () => {
    for (const name of ['Change e-mail', 'Change password', 'Passkeys']) {
      const button = region(page, 'Profile').getByRole('button', { name });
      await press(page, button);
      await expect(signInDialog(page).dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });

  await test.step('Second factor: on, with the password and recovery codes, and off again', async () => {
    const section = region(page, 'Two-factor authentication');
    await press(page, section.getByRole('button', { name: 'Turn on' }));
    const setUp = dialogOf(page, 'Turn on two-factor authentication');
    const password = setUp.getByLabel('Password');
    await typeInto(page, password, 'a wrong one');
    await page.keyboard.press('Enter');
    await expect(setUp.getByText('The password is wrong.')).toBeVisible();
    await expect(password).toBeFocused();
    await typeInto(page, password, account.password);
    await page.keyboard.press('Enter');
    secret = (await setUp.getByText(/^(?:[A-Z2-7]{4} ?){4,}/).innerText()).replaceAll(' ', '');
    const code = setUp.getByLabel('Code from the app');
    await typeInto(page, code, '000000');
    await page.keyboard.press('Enter');
    await expect(setUp.getByText('The code is wrong or has expired.')).toBeVisible();
    await expect(code).toBeFocused();
    await typeInto(page, code, totpAt(secret, await sandboxNow(where)));
    await page.keyboard.press('Enter');
    const codes = dialogOf(page, 'Recovery codes');
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectFocusKept(page, 'the secret');
    const file = page.waitForEvent('download');
    await press(page, codes.getByRole('link', { name: 'Save as file' }));
    await file;
    await press(page, codes.getByLabel('I have saved the codes in a safe place'), 'Space');
    await press(page, codes.getByRole('button', { name: 'Done' }));
    await expect(section.getByText('Unused recovery codes: 10')).toBeVisible();
    await expectFocusKept(page, 'the recovery codes');
    await sandbox.advance(30_000);
    await press(page, section.getByRole('button', { name: 'Turn off' }));
    const off = dialogOf(page, 'Turn off two-factor authentication');
    await typeInto(page, off.getByLabel('Password'), account.password);
    await typeInto(
      page,
      off.getByLabel('Code from the app or a recovery code'),
      totpAt(secret, await sandboxNow(where)),
    );
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await expectFocusKept(page, 'turning it off');
  });

  await test.step('Notices: each checkbox alone', async () => {
    const box = page.getByLabel('Loans by E-mail');
    const was = await box.isChecked();
    await press(page, box, 'Space');
    await expect(region(page, 'Notifications').getByText('Saved').first()).toBeVisible();
    await expect(box).toBeChecked({ checked: !was });
    await expectFocusKept(page, 'a box');
  });

  await test.step('Whitelist: currencies are filtered, an address is added and removed', async () => {
    const list = region(page, 'Whitelisted addresses');
    const currencies = list.getByRole('textbox', { name: 'Currencies' });
    await press(page, list.locator('summary'));
    for (const ticker of ['btc', 'eth']) {
      await typeInto(page, currencies, ticker);
      await page.keyboard.press('Enter');
    }
    await press(page, list.getByRole('button', { name: 'Remove ETH' }));
    await expect(list.getByRole('button', { name: 'Remove ETH' })).toHaveCount(0);
    await expect(currencies).toBeFocused();
    await typeInto(page, list.getByRole('textbox', { name: 'Address', exact: true }), RECIPIENTS.btc);
    await typeInto(page, list.getByRole('textbox', { name: 'Name' }), 'Vault');
    await typeInto(page, list.getByLabel('Password'), account.password);
    await page.keyboard.press('Enter');
    const remove = list.getByRole('button', { name: 'Remove Vault' });
    await expect(remove).toBeVisible();
    await expectFocusKept(page, 'a new address');
    await press(page, remove);
    await press(page, dialogOf(page, 'Remove this address?').getByRole('button', { name: 'Remove' }));
    await expect(remove).toHaveCount(0);
    await expect(list.getByRole('heading', { name: 'Whitelisted addresses' })).toBeFocused();
    await expectFocusKept(page, 'an address that is gone');
  });

  await test.step('Sessions: another one ends', async () => {
    await openSession(where, account);
    await page.reload();
    const sessions = region(page, 'Where you are signed in');
    const rows = sessions.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await press(page, sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).first());
    await expect(rows).toHaveCount(1);
    await expectFocusKept(page, 'a session that has ended');
    await press(page, sessions.getByRole('button', { name: 'Sign out everywhere' }));
    await page.keyboard.press('Escape');
    await expect(sessions.getByRole('button', { name: 'Sign out everywhere' })).toBeFocused();
  });

  await test.step('Language: the page opens in another one', async () => {
    await press(page, region(page, 'Profile').getByRole('link', { name: 'Deutsch' }));
    await expect(page).toHaveURL(/\/de\/pro\/settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  });
});
