import { exchangeForm } from '../../screens/exchange-form.ts';
import { namesIn } from '../../support/names.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';
import { RECIPIENTS } from '../../support/wallets.ts';

const LANDING =
  '/de/for-partners?utm_source=news&utm_medium=mail&utm_campaign=autumn&utm_content=top&utm_term=swap&gclid=g-1';

const hasAnalytics = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => /analytics/.test(name));

/** Navigates from the landing page of a campaign to the exchange, and creates an order. */
const orderFromCampaign = async (page: Page, isMeasured = true): Promise<void> => {
  const form = exchangeForm(page, namesIn('de'));
  await page.goto(LANDING);
  // analytics loads when the page is idle
  if (isMeasured) await expect.poll(() => page.evaluate(hasAnalytics)).toBe(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Tauschen' }).first().click();
  await expect(page).toHaveURL(/\/de\/exchange/);
  await expect(form.review).toBeEnabled();
  await expect(form.youGet).not.toHaveValue('');
  await form.recipient.fill(RECIPIENTS.eth);
  await form.order();
  await expect(page).toHaveURL(/\/de\/exchange\/txs\/[0-9a-z]+$/);
  await expect(form.heading).toBeVisible();
};

test('an order records the source of its visitor, and the analytics service counts their steps without a name', async ({
  page,
  context,
  sandbox,
}) => {
  await orderFromCampaign(page);
  const [order] = await sandbox.orders();
  expect(order?.payload).toMatchObject({
    source: 'site',
    isBridge: false,
    info: {
      utmSource: 'news',
      utmMedium: 'mail',
      utmCampaign: 'autumn',
      utmContent: 'top',
      utmTerm: 'swap',
      gclid: 'g-1',
      landingPage: '/de/for-partners',
      locale: 'de',
      sessionCount: 1,
    },
  });
  const payload = JSON.stringify(order?.payload);
  expect(payload).toMatch(/"ga":"[0-9a-f]{24}"/);
  expect(payload).toMatch(/"sessionId":"[0-9a-f]{24}"/);
  expect(payload).toMatch(/"exchangePage":"\/de\/exchange/);

  const kept = (await context.cookies()).find(({ name }) => name === 'exchangePage');
  const hours = ((kept?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours, 'the exchange page URL cookie lasts 1 day (spec §9)').toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);

  await expect(async () => {
    const told = (await sandbox.measured()).map(({ page: where, action }) => `${where} ${action}`);
    expect(told).toContain('/for-partners view');
    expect(told).toContain('/exchange view');
    for (const step of ['exchange_pressed', 'create_pressed'])
      expect(told.filter((line) => line.endsWith(step))).toEqual([`/exchange ${step}`]);
    expect(told.join()).toContain('transaction_created');
    expect(told).toContain('/exchange/txs/:transactionId view');
  }).toPass();
  const all = JSON.stringify(await sandbox.measured());
  expect(all).not.toContain(String(order?.id));
  expect(all).not.toContain(RECIPIENTS.eth);
});

test('a visitor who asked not to be tracked is not tracked', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await orderFromCampaign(page, false);
  await expect(
    page.getByRole('button', { name: 'Mit dem Support chatten' }).last(),
    'the adapters are there',
  ).toBeVisible();
  const [order] = await sandbox.orders();
  expect(order?.payload).toMatchObject({
    ga: '',
    info: { utmSource: '', gclid: '', sessionId: '', sessionCount: 0, locale: 'de' },
  });
  expect(await sandbox.measured()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('visit'))).toBeNull();
});
