import { calculator } from '../../screens/calculator.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { holdOrder } from '../../support/hold-order.ts';
import { expect, test } from '../../support/test.ts';
import { tick } from '../../support/tick.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

test('a visitor fixes the rate of an amount to send, and orders before the first of two countdowns ends', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  const status = transactionStatus(page);

  await test.step('Given a pair without a fixed rate, the form explains it before any attempt', async () => {
    await page.goto('/exchange?from=xrp&to=bsv&amount=100');
    await expect(form.offers.first()).toBeVisible();
    await expect(form.fixed).toBeDisabled();
    await expect(page.getByText('There is no fixed rate for this pair.')).toBeVisible();
  });

  await test.step('When the visitor fixes the rate of another pair, the amount stays', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.25');
    await expect(form.offers.first()).toBeVisible();
    await tick(form.fixed);
    await expect(form.youSend).toHaveValue('0.25');
    await expect(page).toHaveURL(/rateMode=fixed/);
  });

  await test.step('Then a countdown runs', async () => {
    await expect(more.quoteClock).toBeVisible();
    await expect(more.quoteClock).toHaveAccessibleName(/(?:19|20):\d\d$/);
    await expectAccessible(page, 'a held rate');
  });

  await test.step('And the order has the shown amount, with its own countdown', async () => {
    const promised = await form.youGet.inputValue();
    await form.recipient.fill(RECIPIENTS.eth);
    await form.review.click();
    await expect(page.getByText(/Two clocks:/)).toBeVisible();
    await form.createOrder.click();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    await holdOrder(sandbox);
    await expect(page.getByRole('timer', { name: /^Time left to send/ })).toBeVisible();
    await expect(status.heading).toHaveText('BTC to ETH exchange');
    await expect(page.getByText(`${promised} ETH`).first()).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });
});

test('a visitor enters the amount to receive, pays the cheapest offer, and the URL contains it', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  await page.goto('/exchange?from=btc&to=eth&rateMode=fixed');
  await expect(more.quoteClock).toBeVisible();

  await test.step('When the amount to receive is typed, the amount to send is requested', async () => {
    await form.youGet.fill('2');
    await expect(page.getByText('Sorted by the amount you send, all fees included.')).toBeVisible();
    await expect(form.youSend).toHaveValue(/^0\.0\d+$/);
    await expect(page).toHaveURL(/amountTo=2.*type=reverse/);
  });

  await test.step('And an ambiguous number needs a confirmation', async () => {
    await form.youGet.fill('2,001');
    await page.getByRole('button', { name: '2.001', exact: true }).click();
    await expect(form.youGet).toHaveValue('2.001');
    await expect(form.youSend).toHaveValue(/^0\.0\d+$/);
  });

  await test.step('Then a reload keeps it, and the order pays out exactly that', async () => {
    await expect(page).toHaveURL(/amountTo=2\.001/);
    await page.reload();
    await expect(form.youGet).toHaveValue('2.001');
    // an order needs an offer
    await expect(form.youSend).toHaveValue(/^0\.0\d+$/);
    await expect(more.quoteClock).toBeVisible();
    await form.recipient.fill(RECIPIENTS.eth);
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    await expect(page.getByText('2.001 ETH').first()).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });

  await test.step('And a floating rate accepts no amount to receive, so it is dropped', async () => {
    await page.goto('/exchange?from=btc&to=eth&rateMode=fixed&type=reverse&amountTo=2');
    await expect(form.youGet).toHaveValue('2');
    await expect(form.youSend).toHaveValue(/^0\.0\d+$/);
    const shown = await form.youSend.inputValue();
    await tick(form.floating);
    await expect(form.youGet).not.toBeEditable();
    await expect(page).not.toHaveURL(/amountTo/);
    // the request matches what was shown
    await expect(form.youSend).toHaveValue(shown);
  });
});
