import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';
import type { Page } from '@playwright/test';

const ON_ORDER = /\/exchange\/txs\/[0-9a-z]+$/;

const openFilled = async (page: Page) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=usd&to=btc&fiatMode=true&amount=200');
  await expect(form.offers.first()).toBeVisible();
  await form.recipient.fill(RECIPIENTS.btc);
  return form;
};

test('a visitor buys bitcoin with dollars: dialog, countdown, checkout of the provider, and back to the order', async ({
  page,
  sandbox,
}) => {
  const form = await openFilled(page);
  const dialog = page.getByRole('dialog', { name: 'Payment at the provider' });

  await test.step('When the order is created, the dialog shows the next page', async () => {
    await form.review.click();
    await expect(form.createOrder).toHaveAccessibleDescription(/^Buy ≈ 0\.\d+ BTC for 200 USD$/);
    await expectAccessible(page, 'the review of a purchase');
    await form.createOrder.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(new URL(page.url()).host)).toBeVisible();
    await expect(page).toHaveURL(ON_ORDER);
  });

  await test.step('And the order is marked as paid with fiat money (spec §7 "userId")', async () => {
    expect(await sandbox.orders()).toMatchObject([
      {
        fromTicker: 'usd',
        toTicker: 'btc',
        userId: 'no-reply@coinlane.example',
        payoutAddress: RECIPIENTS.btc,
      },
    ]);
  });

  const [{ id } = { id: '' }] = await sandbox.orders();
  await test.step('Then the countdown takes the visitor to the checkout', async () => {
    await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible({ timeout: 120_000 });
    expect(new URL(page.url()).searchParams.get('tid')).toBe(id);
  });

  await test.step('And going back leads to the order, not to the form', async () => {
    await page.goBack();
    await expect(page).toHaveURL(ON_ORDER);
    await page.goForward();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('link', { name: 'Back to the exchange' }).click();
    await expect(page).toHaveURL(new RegExp(`/exchange/txs/${id}$`));
    await sandbox.advance(60_000);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/ sent to your wallet$/, {
      timeout: 120_000,
    });
  });
  expect(await sandbox.orders()).toHaveLength(1);
});

test("spec §8 'from' currency is fiat: every refusal explains that the country is not supported", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource.*400/);
  const form = await openFilled(page);
  for (const failure of ['country-not-supported', 'payout-address-refused', 'no-message-soft']) {
    await sandbox.failCreates(failure, 1);
    await form.order();
    await expect(
      page.getByText('Your country is currently not supported, please come back soon.'),
    ).toBeVisible();
    await expect(page.getByText(/choose another offer or payment method\.$/)).toBeVisible();
    await form.back.click();
    await expect(form.recipient).toHaveValue(RECIPIENTS.btc);
    await expect(form.review).toBeEnabled();
  }
  expect(await sandbox.orders()).toEqual([]);
});

test('a checkout page that is not configured is refused with a message; staying leads to the order', async ({
  page,
  sandbox,
}) => {
  const form = await openFilled(page);
  await page.route('**/gateway/public-v1.1/transactions', async (route) => {
    const reply = await route.fetch();
    const body: unknown = await reply.json();
    await route.fulfill({ json: { ...Object(body), redirect_url: 'https://evil.example/pay' } });
  });
  await form.order();
  const dialog = page.getByRole('dialog', { name: 'We do not send you there' });
  await expect(dialog.getByText('evil.example')).toBeVisible();
  await expectAccessible(page, 'a refused checkout');
  await dialog.getByRole('button', { name: 'Show my order' }).click();
  await expect(dialog).toBeHidden();
  const [order] = await sandbox.orders();
  await expect(page).toHaveURL(new RegExp(`/exchange/txs/${String(order?.id)}$`));
});

test('a visitor sells bitcoin for euros: one provider requests the account on its own page', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const account = page.getByRole('textbox', { name: 'Bank account for the payout' });
  await page.goto('/exchange?from=btc&to=eur&fiatMode=true&amount=0.01');
  await expect(form.offers.first()).toBeVisible();

  await test.step('When another provider is chosen, an account is required', async () => {
    // not check(): before hydration the choice is shown with a delay
    await form.offers.filter({ hasText: 'Paylane' }).getByRole('radio').click();
    await expect(account).toBeVisible();
    await form.review.click();
    await expect(page.getByRole('alert').getByText('Enter the recipient.')).toBeVisible();
  });

  await test.step('When Bankline is chosen, the form explains that Bankline asks for it', async () => {
    await form.offers.filter({ hasText: 'Bankline' }).getByRole('radio').click();
    await expect(page.getByText('Bankline asks for your bank account on its own page.')).toBeVisible();
    await expect(account).toBeHidden();
    await expectAccessible(page, 'selling without an account');
    await form.order();
  });

  await test.step('Then the order is sent without an address, and the visitor can stay', async () => {
    const dialog = page.getByRole('dialog', { name: 'Payment at the provider' });
    await dialog.getByRole('button', { name: 'Stay here and pay later' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ON_ORDER);
    expect(await sandbox.orders()).toMatchObject([{ toTicker: 'eur', payoutAddress: '', userId: null }]);
    await page.getByRole('button', { name: 'Go to the payment now' }).click();
    await expect(dialog).toBeVisible();
  });
});
