import { expect, test } from './support/blocks-test.ts';

test('two blocks of two remotes: one whose remote is down shows a message, the other works (fault matrix F33)', async ({
  page,
  foreign,
}) => {
  await page.route(`${foreign.site.origin}/remotes/mfe-content/**`, (route) =>
    route.fulfill({ status: 500 }),
  );
  await page.goto(foreign.pageOf('contact-form,tokens-dropdown-list'));

  await expect(page.locator('#contact-form').getByRole('alert')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Gradual airdrop')).toBeVisible();
  await page.getByText('Private sale', { exact: true }).click();
  await expect(page.getByText('sold before the public listing')).toBeVisible();
  await expect(page.getByText('This sentence is the page’s own.')).toBeVisible();

  await page.unroute(`${foreign.site.origin}/remotes/mfe-content/**`);
  await page.locator('#contact-form').getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a site that is down leaves the page unchanged, with a message in its language', async ({
  page,
  foreign,
}) => {
  await page.route(`${foreign.site.origin}/blocks/page*`, (route) => route.abort());
  await page.goto(foreign.pageOf('tokens-dropdown-list', '&language=de'));
  await expect(page.getByRole('alert')).toHaveText('Dieser Teil der Seite konnte nicht geladen werden.');
  await expect(page.getByText('This sentence is the page’s own.')).toBeVisible();

  await page.unroute(`${foreign.site.origin}/blocks/page*`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Schrittweiser Airdrop')).toBeVisible();
});

test('altered bytes of a block never run', async ({ page, foreign }) => {
  await page.route(/\/remotes\/mfe-swap\/.*\/block-tokens-dropdown-list[^/]*\.js$/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      body: 'window.tampered = true;',
    }),
  );
  await page.goto(foreign.pageOf('tokens-dropdown-list'));
  await expect(page.locator('tokens-dropdown-list').getByRole('alert')).toBeVisible({ timeout: 120_000 });
  expect(await page.evaluate((): unknown => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('a page of an origin that is not allowed cannot make any call', async ({ page, foreign }) => {
  await page.goto(foreign.pageOf('nothing'));
  const stranger = await page.request.post(`${foreign.site.origin}/gateway/frontend/promo`, {
    headers: { origin: 'https://stranger.example' },
    data: { email: 'a@example.com' },
  });
  const account = await page.request.get(`${foreign.site.origin}/gateway/account/users/me`, {
    headers: { origin: new URL(page.url()).origin },
  });
  expect([stranger.status(), account.status()]).toEqual([403, 403]);
  expect(stranger.headers()['access-control-allow-origin']).toBeUndefined();
});
