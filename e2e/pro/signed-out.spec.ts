import { exchangeForm } from '../screens/exchange-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { createAccount, PASSWORD } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test('a signed-out visitor signs in on the requested page of the area', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { email } = await createAccount({ origin: baseURL ?? '', sandbox });
  await page.goto('/pro/history?tab=DEPOSIT');

  await test.step('Given a sign-in button instead of an account', async () => {
    await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'History', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectAccessible(page, 'the pro area without an account');
  });

  await test.step('When they sign in, the requested page opens', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(page).toHaveURL(/\/pro\/history\?tab=DEPOSIT$/);
  });
});

test('the pro area is loaded only by visitors who open it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/exchange');
  await expect(exchangeForm(page).youSend).toBeEditable();
  await page.waitForLoadState('networkidle');

  expect(asked.filter((url) => url.includes('/remotes/mfe-exchange/')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('mfe-pro'))).toEqual([]);
});
