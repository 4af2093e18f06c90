import { transactionStatus, withoutSpaces } from '../screens/transaction-status.ts';
import { createOrder } from '../support/create-order.ts';
import { openRendered } from '../support/open-rendered.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the exchange shows its form with a rate', async ({ page }) => {
  await openRendered(page, '/exchange?from=btc&to=eth&amount=0.1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange crypto, wallet to wallet');
  await expect(page.getByRole('textbox', { name: 'You send' })).toHaveValue('0.1');
  await expect(page.getByText(/1 BTC ≈ [\d.,]+ ETH/).first()).toBeVisible();
});

test('the currencies are listed, with links to their pages', async ({ page }) => {
  await openRendered(page, '/currencies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Currencies');
  expect(await page.getByRole('row').count()).toBeGreaterThan(20);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /Bitcoin/ })
    .first();
  await openRendered(page, async () => {
    await link.click();
    await expect(page).toHaveURL(/bitcoin$/);
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bitcoin');
});

test('a transaction shows where to pay, with its tag', async ({ page, sandbox, baseURL }) => {
  const order = await createOrder(baseURL ?? '', sandbox.namespace, {
    from: 'xrp',
    to: 'btc',
    amount: '1000',
  });
  const status = transactionStatus(page);
  await openRendered(page, `/exchange/txs/${order.id}`);
  await expect(status.heading).toHaveText('XRP to BTC exchange');
  await expect(status.depositAddress).toBeVisible();
  expect(withoutSpaces(await status.depositAddress.innerText())).toContain(order.payinAddress);
  expect(withoutSpaces(await status.extraId('Destination tag').innerText())).toContain(order.payinExtraId);
});
