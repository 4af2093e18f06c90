import type { APIRequestContext } from '@playwright/test';

import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';

const PASSWORD = 'correct horse battery';

/** A user with an account; the token that keeps them signed in, and one for calls. */
const register = async (request: APIRequestContext, email: string) => {
  const account = { email, password: PASSWORD };
  const sent = await request.post('/sandbox/account/auth/register', { data: account });
  const { requestId } = (await sent.json()) as { readonly requestId: string };
  const mails: unknown = await (
    await request.get(`/sandbox/__sandbox/mails?to=${encodeURIComponent(email)}`)
  ).json();
  const code = /\b\d{6}\b/.exec(JSON.stringify(mails))?.[0] ?? '';
  const reply = await request.post('/sandbox/account/auth/register/confirm', {
    data: { email, requestId, code },
  });
  const tokens = (await reply.json()) as { readonly accessToken: string; readonly refreshToken: string };
  return tokens;
};

test('a signed-in user chooses a whitelisted address, which also fills in its tag', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const { accessToken, refreshToken } = await register(page.request, `${sandbox.namespace}@example.com`);
  await page.request.post('/sandbox/account/addresses/whitelist', {
    data: { label: 'Cold wallet', wallet: XRP, extraId: '4711', currency: ['xrp'], password: PASSWORD },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
  await expect(page.getByRole('button', { name: 'Whitelisted addresses' })).toHaveCount(0);

  await test.step('When they sign in, Then the field offers their addresses', async () => {
    await page.evaluate((token) => localStorage.setItem('refresh-token', token), refreshToken);
    await page.reload();
    await page.getByRole('button', { name: 'Whitelisted addresses' }).first().click();
    await expect(page.getByRole('menuitem')).toHaveText(/Cold wallet.*r9cZA1mLK…fk59.*4711/);
    await expectAccessible(page, 'the whitelist');
  });
  await test.step('When one is picked, Then address and tag are filled', async () => {
    await page.getByRole('menuitem').first().click();
    await expect(form.recipient).toHaveValue(XRP);
    await expect(page.getByRole('textbox', { name: 'Destination tag' }).first()).toHaveValue('4711');
  });
});
