import { expectAccessible } from '../support/accessibility.ts';
import { pressUntil } from '../support/press-until.ts';
import { expect, test } from '../support/test.ts';
import { listingScreen } from '../screens/listing.ts';

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** All services are slow except the lists of the page. The first matching rule applies. */
const SLOW_SERVICES = [
  { path: '^/content/currencies', action: 'delay', ms: 0 },
  { path: '^/content/coin-pairs', action: 'delay', ms: 0 },
  { path: '^/', action: 'delay', ms: 5000 },
] as const;
const BUY_LINKS = '^/content/available-buy';

test('without the list of buyable coins its pages work, and it is requested again automatically', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /available-buy/);
  const { rows, status, heading } = listingScreen(page, 'en');
  await sandbox.setFaults([{ path: BUY_LINKS, action: 'status', status: 500 }]);
  for (const path of ['/buy/bitcoin', '/buy/usd/bitcoin']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(heading).toContainText('BTC');
    await expectAccessible(page, `${path} without its list`);
  }
  await page.goto('/buy/usd');
  await expect(status).toHaveText('Loading …');
  await page.goto('/all-currencies-buy');
  await expect(status).toHaveText('Loading …');
  await expect(rows).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(rows.first()).toBeVisible({ timeout: 120_000 });
  await expect(status).toHaveText(/^Currencies found: [1-9]/);
});

test('a service with optional data is slow: the server sends the page without the data', async ({
  request,
  sandbox,
}) => {
  const headers = { 'x-sandbox-namespace': sandbox.namespace, 'user-agent': CRAWLER };
  await sandbox.setFaults(SLOW_SERVICES);
  for (const path of ['/currencies', '/currencies/bitcoin', '/currencies/bitcoin/ethereum', '/buy/usd']) {
    await expect(async () => {
      const reply = await request.get(path, { headers });
      expect(reply.status()).toBe(200);
      expect(await reply.text()).toContain('<h1');
    }).toPass();
  }
});

test('a failed search keeps what was typed and the rows before it, and continues after a retry', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /content\/currencies/);
  const { rows, search } = listingScreen(page, 'en');
  await page.goto('/currencies');
  await expect(page.locator('[data-slot="mfe-listing"][data-state="ready"]')).toBeVisible();
  await sandbox.setFaults([{ path: '^/content/currencies$', action: 'status', status: 500 }]);
  await search.fill('monero');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await expect(search).toHaveValue('monero');
  await expect(rows.nth(5)).toBeVisible();
  await expectAccessible(page, 'a search that failed');
  await sandbox.clearFaults();
  // the page also searches again by itself, which removes the button
  await pressUntil(failure.getByRole('button', { name: 'Try again' }), () =>
    expect(rows).toHaveCount(1, { timeout: 3_000 }),
  );
  await expect(search).toHaveValue('monero');
  await expect(failure).toHaveCount(0);
});
