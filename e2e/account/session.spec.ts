import { callAccount, createAccount, signIn } from '../support/account.ts';
import { signInDialog } from '../screens/sign-in.ts';
import { expect, test } from '../support/test.ts';

const MINUTE_MS = 60_000;

const storedToken = (): string => localStorage.getItem('refresh-token') ?? '';

test('a refresh token that was stolen and used after its rotation ends the session for both (spec §4)', async ({
  page,
  baseURL,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 401/);
  const where = { origin: baseURL ?? '', sandbox };
  const account = await createAccount(where);
  await signIn(page, account);
  await page.goto('/exchange');
  const screen = signInDialog(page);
  await expect(screen.account).toContainText('ada-');
  expect(await page.evaluate(storedToken)).not.toBe(account.refreshToken);

  await sandbox.advance(2 * MINUTE_MS);
  const stolen = { body: { refreshToken: account.refreshToken } };
  await expect(callAccount(where, 'POST', '/auth/refresh', stolen)).rejects.toThrow('401');

  await page.reload();
  await expect(screen.wayIn).toBeVisible();
  await expect.poll(() => page.evaluate(storedToken)).toBe('');
});
