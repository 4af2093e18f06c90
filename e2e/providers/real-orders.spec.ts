import { exchangeForm } from '../screens/exchange-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/lab-site-test.ts';
import { tick } from '../support/tick.ts';
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

test('with every provider down the form shows an error and keeps the address', async ({
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
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  lab.faults.clear();
});

// an amount of its own for each: the rates of the popular pairs are requested too
for (const { what, amount, fault } of [
  { what: 'down', amount: '0.11', fault: { kind: 'status', status: 503 } },
  { what: 'unreadable', amount: '0.12', fault: { kind: 'html' } },
] as const)
  test(`with one provider ${what} the visitor sees only the offers of the others, and orders`, async ({
    page,
    labSite: { lab },
  }) => {
    // fewer than open its breaker, which would outlast this test
    lab.faults.add({ provider: 'exolix', path: `amount=${amount}`, times: 3, ...fault });
    const form = exchangeForm(page);
    await page.goto(`/exchange?from=btc&to=eth&amount=${amount}`);
    await expect(form.review).toBeEnabled();
    await expect(form.offers).toHaveCount(lab.providers.length - 1);
    await expect(form.offers.filter({ hasText: 'Exolix' })).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await tick(form.offers.filter({ hasText: 'ChangeNOW' }).getByRole('radio'));
    await form.recipient.fill(RECIPIENTS.eth);
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-f]{14}$/);
    lab.faults.clear();
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
