import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expect, test } from '../support/configured-site-test.ts';

test('an operator signs in with the identity provider, rolls a remote back under that name, and signs out', async ({
  page,
  configured: { site, issuerHost },
  problems,
}) => {
  const second = await makeVariant('mfe-listing', 'second');
  await site.reset();
  await site.release(second);
  const listing = page.getByRole('region', { name: 'mfe-listing' });
  const signInLink = page.getByRole('link', { name: `Sign in with ${issuerHost}` });

  await test.step('When the operator confirms at the issuer', async () => {
    await page.goto('/ops');
    await signInLink.click();
    await expect(page.getByRole('heading', { name: 'Test issuer' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue as Eva' }).click();
    await expect(page).toHaveURL(`${site.origin}/ops`);
  });

  await test.step('Then a rollback contains the name of the person', async () => {
    await expect(listing.getByRole('definition').first()).toHaveText(second.version);
    await listing.getByRole('button', { name: 'Roll back mfe-listing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll back mfe-listing' });
    await dialog.getByLabel('Reason').fill('rows are missing');
    await expect(dialog).toContainText('Checked: the ledger would do this');
    await dialog.getByRole('button', { name: 'Roll back now' }).click();
    await expect(page.getByRole('list', { name: 'History' })).toContainText(
      'eva@coinlane.example (sign-in user-17): rows are missing',
    );
  });

  await test.step('And signing out ends the session', async () => {
    // the page can be reading the history again when the session ends
    problems.allow(/status of 401/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(signInLink).toBeVisible();
    await page.reload();
    await expect(signInLink).toBeVisible();
  });
});
