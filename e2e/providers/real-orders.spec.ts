import type { APIRequestContext } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/lab-site-test.ts';
import { PROVIDER_NAMES } from '../support/provider-journeys.ts';
import { tick } from '../support/tick.ts';
import { tierOf } from '../support/tier.ts';
import { RECIPIENTS } from '../support/wallets.ts';

test('an order at a provider, from its offer to the payout', async ({ page, labSite: { lab } }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.review).toBeEnabled();
  await expect(form.offers).toHaveCount(lab.providers.length);
  await expect(form.offers.filter({ hasText: 'NEAR Intents' })).toHaveCount(1);
  await tick(form.offers.filter({ hasText: 'ChangeNOW' }).getByRole('radio'));
  await form.recipient.fill(RECIPIENTS.eth);
  await form.order();
  await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-f]{14}$/);

  const order = lab.book.all().at(-1);
  expect(order).toMatchObject({ provider: 'changenow', recipient: RECIPIENTS.eth, amountFrom: '0.1' });
  await expect(page.getByText(order?.depositAddress.slice(0, 4) ?? '-').first()).toBeVisible();
  await expectAccessible(page, 'order at a provider');
  lab.book.pay(order?.id ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'sent to your wallet' }).first()).toBeVisible({
    timeout: 120_000,
  });
});

/** Offers that the gateway makes now. */
const offersNow = async (request: APIRequestContext): Promise<number> => {
  const reply = await request.get(
    '/gateway/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1&type=direct&flow=standard',
  );
  const body: { readonly providers?: readonly unknown[] } = await reply.json();
  return body.providers?.length ?? 0;
};

test.describe('providers that are down', () => {
  // the gateway leaves a provider alone for 15 s after five faults in a row
  test.afterEach(async ({ request, labSite: { lab } }) => {
    lab.faults.clear();
    await expect.poll(() => offersNow(request)).toBe(lab.providers.length);
  });

  test('with every provider down the form shows an error, keeps the input, and continues with it', async ({
    page,
    problems,
    labSite: { lab },
  }) => {
    problems.allow(/status of 503.*\/exchange\/estimate/);
    const form = exchangeForm(page);
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await expect(page.locator('main [data-state="ready"]')).toBeAttached();
    await form.recipient.fill(RECIPIENTS.eth);
    for (const { id } of lab.providers)
      lab.faults.add({ provider: id, path: '', times: 1_000, kind: 'status', status: 503 });
    await form.youSend.fill('0.2');
    await expect(page.getByRole('alert').filter({ hasText: 'Offers could not be loaded.' })).toBeVisible();
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    await expect(form.youSend).toHaveValue('0.2');

    lab.faults.clear();
    // the page asks again by itself
    await expect(form.offers).toHaveCount(lab.providers.length, { timeout: 120_000 });
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    await expect(form.youSend).toHaveValue('0.2');
  });

  /** Digits of the amount, as they are in every provider's calls: `0.13579` and `13579000`. */
  const DIGITS = '13579';
  const DOWN = { kind: 'status', status: 503 } as const;

  for (const { provider, what, fault, isFirstTier } of [
    { provider: 'exolix', what: 'down', fault: DOWN, isFirstTier: true },
    { provider: 'exolix', what: 'unreadable', fault: { kind: 'html' }, isFirstTier: true },
    ...['one-click', 'changenow', 'chainflip', 'sideshift'].map((each) => ({
      ...{ provider: each, what: 'down', fault: DOWN, isFirstTier: false },
    })),
  ] as const)
    test(
      `with ${provider} ${what} the visitor sees only the offers of the others, and orders`,
      tierOf(isFirstTier),
      async ({ page, labSite: { lab } }) => {
        lab.faults.add({ provider, path: DIGITS, times: 1_000, ...fault });
        const form = exchangeForm(page);
        await page.goto(`/exchange?from=btc&to=eth&amount=0.${DIGITS}`);
        await expect(form.review).toBeEnabled();
        await expect(form.offers).toHaveCount(lab.providers.length - 1);
        await expect(form.offers.filter({ hasText: PROVIDER_NAMES[provider] ?? provider })).toHaveCount(0);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        const other = provider === 'changenow' ? 'Exolix' : 'ChangeNOW';
        await tick(form.offers.filter({ hasText: other }).getByRole('radio'));
        await form.recipient.fill(RECIPIENTS.eth);
        await form.order();
        await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-f]{14}$/);
      },
    );
});

test('the listing shows the currencies and pairs of the providers, without prices', async ({ page }) => {
  await page.goto('/currencies');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toContainText('Bitcoin');
  for (const column of ['Price', '24 h', '7 days', 'Fiat purchase'])
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toHaveCount(0);
  await expectAccessible(page, 'currencies of the providers');

  await page.getByRole('link', { name: /^Bitcoin BTC/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange Bitcoin (BTC)');
  await page.getByRole('link', { name: /^BTC to ETH Ethereum$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange BTC to ETH');
  await expect(page.getByRole('region', { name: 'Market rate' })).toHaveCount(0);
});
