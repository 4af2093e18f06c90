import { signInDialog } from '../screens/sign-in.ts';
import { signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test('a passkey is added, signs in without a password, and no longer signs in once it is removed (ADR 0026)', async ({
  page,
  context,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401/);
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const screen = signInDialog(page);
  const signOut = async () => {
    await screen.account.click();
    await screen.entry('Sign out').click();
    await expect(screen.wayIn).toBeVisible();
  };

  await test.step('When they add one and confirm the password', async () => {
    await page.goto('/exchange');
    await screen.account.click();
    await screen.entry('Passkeys').click();
    await screen.dialog.getByLabel('Name of the new passkey').fill('Laptop');
    await screen.current.fill(account.password);
    await screen.button('Add a passkey').click();
    await expect(screen.dialog.getByRole('list', { name: 'Your passkeys' })).toContainText('Laptop');
    await screen.button('Close').click();
  });
  await test.step('Then it signs them in', async () => {
    await signOut();
    await screen.wayIn.click();
    await screen.button('Sign in with a passkey').click();
    await expect(screen.account).toContainText(account.email.slice(0, 9));
  });
  await test.step('And once it is removed, it does not', async () => {
    await screen.account.click();
    await screen.entry('Passkeys').click();
    await screen.button('Remove Laptop').click();
    await expect(screen.current).toBeFocused();
    await screen.current.fill(account.password);
    await screen.button('Remove Laptop').click();
    await expect(screen.dialog).toContainText('You have no passkeys yet.');
    await screen.button('Close').click();
    await signOut();
    await screen.wayIn.click();
    await screen.button('Sign in with a passkey').click();
    await expect(screen.alert).toContainText('That passkey was not accepted');
  });
});
