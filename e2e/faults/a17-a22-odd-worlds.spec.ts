import type { Page } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { holdOrder } from '../support/hold-order.ts';
import { openFilledForm, orderByForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const MINUTE = 60_000;

test('A17 an unknown status is shown as a check, with the status itself', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/rebalancing_pool/, /status/i);
  const status = transactionStatus(page);
  await orderByForm(page, sandbox);
  const [order] = await sandbox.orders();
  await sandbox.setStatus(order?.id ?? '', 'rebalancing_pool');
  await expect(status.stage).toHaveText('Checking your order');
  await expect(page.getByText('rebalancing_pool')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Write to/ })).toBeVisible();
});

for (const { skew, words, isLong } of [
  { skew: 5 * MINUTE, words: '5 minutes fast', isLong: true },
  { skew: -5 * MINUTE, words: '5 minutes slow', isLong: false },
  { skew: 24 * 60 * MINUTE, words: 'a day fast', isLong: false },
]) {
  test(
    `A18 a device whose clock is ${words} shows the right time left`,
    { tag: isLong ? '@long' : [] },
    async ({ page, sandbox }) => {
      await page.clock.install({ time: Date.now() + skew });
      const form = exchangeForm(page);
      await page.goto('/exchange?from=btc&to=eth&amount=0.1&rateMode=fixed');
      await expect(form.offers.first()).toBeVisible();
      await expect(page.getByRole('timer').first()).toHaveText(/(1\d|20):\d\d/);
      await form.recipient.fill(RECIPIENTS.eth);
      await form.order();
      await expect(page).toHaveURL(/\/exchange\/txs\//);
      await holdOrder(sandbox);
      await expect(page.getByRole('timer').first()).toHaveText(/(1\d|20):\d\d/);
      await expect(page.getByText(/Updated \d{1,2} seconds? ago/)).toBeVisible();
    },
  );
}

test('A19 offline while the status is requested: the page reports it and resumes automatically', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const status = transactionStatus(page);
  await orderByForm(page, sandbox);
  await expect(status.stage).toHaveText('Send 0.1 BTC to start the exchange');

  await context.setOffline(true);
  await expect(
    page
      .getByText('The connection was lost, or the response was incomplete. Retrying automatically.')
      .first(),
  ).toBeVisible();
  await expect(status.depositAddress).toBeVisible();
  const [order] = await sandbox.orders();
  await sandbox.setStatus(order?.id ?? '', 'finished');

  await context.setOffline(false);
  await expect(status.stage).toHaveText(/ sent to your wallet$/);
});

/** Never issued, so the service refuses it (the sandbox knows IDs of 14 hex digits). */
const UNKNOWN_REFERRAL = 'abcdef1234';
const KNOWN_REFERRAL = '0123456789abcd';

/** Referral of each order that the page sends from now on. Empty if it sends none. */
const referralsSent = (page: Page): readonly unknown[] => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/transactions') || request.method() !== 'POST') return;
    const body: unknown = request.postDataJSON();
    sent.push(typeof body === 'object' && body !== null ? (Reflect.get(body, 'linkId') ?? '') : body);
  });
  return sent;
};

const REFERRALS = [
  { what: 'is known goes with the order', linkId: KNOWN_REFERRAL, sent: [KNOWN_REFERRAL] },
  {
    what: 'is unknown is left out at the second attempt',
    linkId: UNKNOWN_REFERRAL,
    sent: [UNKNOWN_REFERRAL, ''],
  },
];

for (const { what, linkId, sent } of REFERRALS) {
  // second tier: `a20-link-id` has the same replies in the first
  test(
    `A20 a referral that ${what}`,
    { tag: '@long' },
    async ({ page, context, baseURL, sandbox, problems }) => {
      problems.allow(/Failed to load resource/);
      await context.addCookies([{ name: 'linkId', value: linkId, url: baseURL ?? '' }]);
      const form = await openFilledForm(page);
      const referrals = referralsSent(page);
      await form.order();
      await expect(page).toHaveURL(/\/exchange\/txs\//);
      expect(referrals).toEqual(sent);
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );
}

test(
  'A20 a refusal of the second attempt is reported once, too, and nothing typed is lost',
  { tag: '@long' },
  async ({ page, context, baseURL, sandbox, problems }) => {
    problems.allow(/Failed to load resource/);
    await context.addCookies([{ name: 'linkId', value: UNKNOWN_REFERRAL, url: baseURL ?? '' }]);
    const form = await openFilledForm(page);
    const referrals = referralsSent(page);
    await sandbox.failCreates('user-not-found', 1);
    await form.order();
    await expect(page.getByText('The order was not created.')).toHaveCount(1);
    await form.back.click();
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    expect(referrals).toEqual([UNKNOWN_REFERRAL, '']);
    expect(await sandbox.orders()).toHaveLength(0);
  },
);

test('A22 without storage an order is created and shown', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await orderByForm(page, sandbox);
  await expect(transactionStatus(page).depositAddress).toBeVisible();
});

test('A22 invalid stored values and a full storage do not prevent an order', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('transactions') !== null) return;
    localStorage.setItem('transactions', '{"version":99,"\u0000');
    for (const key of ['exchange-form', 'settings', 'recent-currencies', 'theme', 'draft'])
      localStorage.setItem(key, '{{{');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await orderByForm(page, sandbox);
  await expect(transactionStatus(page).depositAddress).toBeVisible();
  await page.goto('/exchange');
  await expect(exchangeForm(page).offers.first()).toBeVisible();
});
