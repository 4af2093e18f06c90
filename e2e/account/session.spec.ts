import { callAccount, createAccount, signedInAs, signIn } from '../support/account.ts';
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
  expect(await page.evaluate(storedToken)).toBe('');
});

test('tokens are in no address, error report or file of the site, and the access token in no storage', async ({
  page,
  context,
  baseURL,
  sandbox,
}) => {
  const urls: string[] = [];
  const bodies: string[] = [];
  context.on('request', (request) => {
    urls.push(request.url());
    if (/error-reports|analytics|beacons/.test(request.url())) bodies.push(request.postData() ?? '');
  });
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/auth/refresh'));
  await page.goto('/exchange?email=x');
  const tokens: unknown = await (await answered).json();
  const secrets = Object.values(tokens ?? {}).filter((value) => typeof value === 'string');
  expect(secrets).toHaveLength(2);
  await expect(signInDialog(page).account).toContainText('ada-');

  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const [access = '', refresh = ''] = secrets;
  expect(kept).not.toContain(access);
  for (const secret of [access, refresh, account.refreshToken, account.password]) {
    expect(urls.join('\n')).not.toContain(secret);
    expect(bodies.join('\n')).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
  }
});
