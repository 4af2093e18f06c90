import { calculator, untilTicking } from '../../screens/calculator.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { installClock } from '../../support/jump-in-time.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

const MINUTE = 60_000;
const HELD_MS = 50_000;
const ESTIMATE = '/exchange/estimate';

/** A fixed rate that expires in a moment, in the form of the service. */
const endingRate = (validUntil: number) => ({
  summary: null,
  providers: [
    {
      id: 'p_default',
      type: 'default',
      label: 'Standard',
      isAllowed: true,
      isConvertible: true,
      isHighNetworkFee: false,
      estimatedAmount: 3.9,
      minAmount: 0.0001,
      maxAmount: null,
      error: null,
      custom: { rateId: 'soon-over', validUntil: new Date(validUntil).toISOString(), withdrawalFee: 0.0004 },
    },
  ],
});

test('a rate that the service has released is requested again and ordered only after a confirmation', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource.*400/);
  const form = exchangeForm(page);
  const more = calculator(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1&rateMode=fixed');
  await expect(more.quoteClock).toBeVisible();
  const promised = await form.youGet.inputValue();
  await form.recipient.fill(RECIPIENTS.eth);

  await test.step('When the service’s clock passes the end of the rate, the order is refused', async () => {
    await sandbox.advance(21 * MINUTE);
    await form.order();
  });

  await test.step('Then the old and the new amount are side by side, and nothing was ordered', async () => {
    await expect(more.acceptRate).toBeVisible();
    await expect(page.getByText('The rate has changed', { exact: true }).first()).toBeVisible();
    await expect(page.locator('del')).toHaveText(`${promised} ETH`);
    expect(await sandbox.orders()).toHaveLength(0);
    await expectAccessible(page, 'a moved rate');
  });

  await test.step('And another press orders nothing, but leads to the confirmation', async () => {
    await form.createOrder.click();
    await expect(page.getByText('The rate has changed. Check the new rate and accept it.')).toBeVisible();
    await expect(more.acceptRate).toBeFocused();
    expect(await sandbox.orders()).toHaveLength(0);
  });

  await test.step('And after the confirmation there is exactly one order, at the new rate', async () => {
    await more.acceptRate.click();
    await expect(more.acceptRate).toBeHidden();
    await form.createOrder.click();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    expect(await sandbox.orders()).toHaveLength(1);
  });
});

test('an expired rate is reported as expired, and a new one is fetched automatically', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  const body = endingRate(Date.now() + HELD_MS);
  // for every request: a busy server leaves the offers to the browser, which requests them again
  await sandbox.setFaults([{ path: ESTIMATE, action: 'status', status: 200, body }]);
  const jump = await installClock(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1&rateMode=fixed');
  await expect(form.youGet).toHaveValue('3.9');
  await form.recipient.fill(RECIPIENTS.eth);
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await untilTicking(more.quoteClock);
  await form.review.click();
  await expect(form.createOrder).toBeVisible();
  // the next offers arrive after the expiry was read
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${ESTIMATE}*`, async (route) => {
    await held;
    await route.fallback();
  });
  await sandbox.clearFaults();

  await test.step('Then the review reports the expiry, and that nothing is ordered at an unseen rate', async () => {
    await jump(HELD_MS);
    await expect(page.getByText('The fixed rate has ended', { exact: true }).first()).toBeVisible();
  });

  await test.step('And the new rate needs a confirmation', async () => {
    release();
    await expect(more.acceptRate).toBeVisible();
    await expect(page.locator('del')).toHaveText('3.9 ETH');
    await more.acceptRate.click();
    await expect(more.acceptRate).toBeHidden();
    await expect(page.getByText('The fixed rate has ended', { exact: true }).first()).toBeHidden();
  });
});
