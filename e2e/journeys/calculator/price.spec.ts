import { calculator } from '../../screens/calculator.ts';
import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { pressUntil } from '../../support/press-until.ts';
import { expect, test } from '../../support/test.ts';
import { RECIPIENTS } from '../../support/wallets.ts';

test('a promo code is checked, improves the offers, and is sent with the order', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404.*promo-codes/);
  const form = exchangeForm(page);
  const more = calculator(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();
  await more.openPromo.click();

  await test.step('When the code is invalid, the form reports it and applies nothing', async () => {
    await more.promoCode.fill('NOSUCHCODE');
    await more.applyPromo.click();
    await expect(page.getByText('This code is invalid or has expired.')).toBeVisible();
    await more.promoCode.fill('SUMMER');
    await more.applyPromo.click();
    await expect(page.getByText('This code is invalid or has expired.')).toBeVisible();
  });

  await test.step('When it is valid, the offers are requested with it', async () => {
    const asked = page.waitForRequest(/estimate\?.*promoCode=COINLANE/);
    await more.promoCode.fill('coinlane');
    await more.promoCode.press('Enter');
    await expect(page.getByText('COINLANE is applied. The offers include it.')).toBeVisible();
    await asked;
    await expect(form.offers.first()).toBeVisible();
    await expectAccessible(page, 'a promo code');
  });

  await test.step('Then the order contains it', async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /transactions/.test(request.url()),
    );
    await form.recipient.fill(RECIPIENTS.eth);
    await form.order();
    expect((await sent).postDataJSON()).toMatchObject({ promoCode: 'COINLANE' });
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
  });

  await test.step('And a code with cashback shows the amount', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await more.openPromo.click();
    await more.promoCode.fill('CASHBACK');
    await more.applyPromo.click();
    await expect(page.getByText('Cashback for you')).toBeVisible();
    await more.removePromo.click();
    await expect(page.getByText('Cashback for you')).toBeHidden();
  });
});

test('a price far from the market is shown, and above 15 % ordered only after a typed confirmation', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const more = calculator(page);

  await test.step('Given an ordinary amount, the rates and every cost are shown without a warning', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    for (const term of ['Our rate', 'Market rate', 'Network fee', 'Service fee', 'Total cost'])
      await expect(page.getByText(term, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Estimate\s·\s≈ \$[\d,.]+\s·\s[−+]?0\.\d\d % to market$/)).toBeVisible();
    await expect(page.getByText(/less than the market rate/)).toBeHidden();
  });

  await test.step('When the minimum is sent on an expensive network, the loss and the fee are shown', async () => {
    await page.goto('/exchange?from=nano&to=usdt');
    await page.getByRole('button', { name: /^Min / }).click();
    await expect(page.getByText(/You get [\d.]+ % less than the market rate/)).toBeVisible();
    await expect(page.getByText('The network fee is high for this amount')).toBeVisible();
    await expectAccessible(page, 'a great loss');
  });

  await test.step('Then nothing is ordered before the word is typed', async () => {
    await form.recipient.fill('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2');
    await page.getByRole('button', { name: /^Yes, it is my/ }).click();
    await form.order();
    await expectAccessible(page, 'a review');
    await expect(page.getByText('Confirm the price, or choose another amount.')).toBeVisible();
    await expect(more.lossWord).toBeFocused();
    expect(await sandbox.orders()).toHaveLength(0);
    await more.lossWord.fill('i accept');
    await form.createOrder.click();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
  });
});

test('the market of the pair over a week, a month and a day, as a chart and as text', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const form = exchangeForm(page);
  const more = calculator(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(form.offers.first()).toBeVisible();

  await test.step('When it is opened, the chart and its text appear', async () => {
    await more.openChart.click();
    await expect(more.drawing).toBeVisible();
    await expect(page.getByText(/^1 BTC went from [\d.,]+ to [\d.,]+ ETH: [+−-]?[\d.]+ %\./)).toBeVisible();
    await page.getByText('The prices as a table').click();
    await expect(page.getByRole('table', { name: 'Price of BTC in ETH' }).getByRole('row')).toHaveCount(10);
    await expectAccessible(page, 'the chart');
  });

  await test.step('And another period has another chart', async () => {
    const words = page.getByText(/^1 BTC went from/);
    const week = await words.innerText();
    await more.span('30 days').check();
    await expect(words).not.toHaveText(week);
  });

  await test.step('When it is unavailable, the form reports it and offers a retry', async () => {
    await sandbox.setFaults([{ path: '/main/24h/', action: 'status', status: 500 }]);
    await more.span('24 hours').check();
    await expect(page.getByText('The prices could not be loaded.')).toBeVisible();
    await sandbox.clearFaults();
    // the page also loads them again by itself, which removes the button
    await pressUntil(page.getByRole('button', { name: 'Load the prices again' }), () =>
      expect(more.drawing).toBeVisible({ timeout: 3_000 }),
    );
  });
});
