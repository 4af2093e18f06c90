import { signedInAs } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test('somebody who was signed in on this browser stays so (spec §4)', async ({ page, baseURL, sandbox }) => {
  const account = await signedInAs(page, { origin: baseURL ?? '', sandbox });

  const user = page.waitForResponse((reply) => reply.url().endsWith('/users/me') && reply.status() === 200);
  await page.goto('/exchange');

  expect(await (await user).json()).toMatchObject({ email: account.email });
});
