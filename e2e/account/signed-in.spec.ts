import { signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test('a user who was signed in on this browser stays signed in (spec §4)', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });

  const user = page.waitForResponse((reply) => reply.url().endsWith('/users/me') && reply.status() === 200);
  await page.goto('/exchange');

  expect(await (await user).json()).toMatchObject({ email: account.email });
});

test('a page load calls GET /users/me once, for the shell and for the account area', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me')) calls.push(request.method());
  });
  await page.goto('/pro/settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: account.email.slice(0, 6) }),
  ).toBeVisible();

  expect(calls).toEqual(['GET']);
});
