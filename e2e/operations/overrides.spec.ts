import { healthOf } from '../support/health.ts';
import { expect, test } from '../support/own-site-test.ts';
import { pinComposition } from '../support/pin-composition.ts';

const NAME = 'mfe-override';

test('a requested version is on the server’s page too, for that visitor alone, and the page is neither cached nor indexed', async ({
  browser,
  context,
  site,
  secondVersion: { remote, version },
}) => {
  await site.rollBack(remote);
  const address = `${site.origin}/currencies`;
  const asking = await context.request.get(`${address}?mfe=${remote}@${version}`);
  expect(new URL(asking.url()).search).toBe('');
  expect(await asking.text()).toContain(`/${remote}/${version}/`);
  expect(asking.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(asking.headers()['x-robots-tag']).toContain('noindex');
  const cookie = (await context.cookies(site.origin)).find(({ name }) => name === NAME);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  const other = await browser.newContext();
  expect(await (await other.request.get(address)).text()).not.toContain(`/${remote}/${version}/`);
  await other.close();

  await context.request.get(`${address}?mfe=`);
  expect(await (await context.request.get(address)).text()).not.toContain(`/${remote}/${version}/`);
});

test('an unpublished version is refused with a message that names the known ones, and changes nothing', async ({
  context,
  site,
}) => {
  const reply = await context.request.get(`${site.origin}/currencies?mfe=mfe-listing@9.9.9`);
  expect(reply.status()).toBe(404);
  const words = await reply.text();
  expect(words).toContain('9.9.9');
  expect(words).toMatch(/known/i);
  const next = await context.request.get(`${site.origin}/currencies`);
  expect(next.status()).toBe(200);
});

test('a local build is refused unless the site allows local builds', async ({ context, site }) => {
  const reply = await context.request.get(
    `${site.origin}/currencies?mfe=mfe-listing@http://localhost:${new URL(site.origin).port}`,
  );
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('localhost');
});

test('a browser pinned to a revision stays with it while the site moves on', async ({
  page,
  context,
  site,
  secondVersion: { remote, version },
}) => {
  const { revision } = await healthOf(site.origin);
  await pinComposition(context, site.origin, revision);
  await site.rollBack(remote);

  await page.goto('/currencies');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect(await page.content()).toContain(`/${remote}/${version}/`);
  await pinComposition(context, site.origin, null);
  await page.goto('/currencies');
  expect(await page.content()).not.toContain(`/${remote}/${version}/browser/remote-entry`);
});
