import { calculator } from '../../screens/calculator.ts';
import { exchangeForm, pickCurrency } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { tick } from '../../support/tick.ts';

test('a visitor buys with fiat money, chooses among the fiat providers, then sells', async ({ page }) => {
  const form = exchangeForm(page);
  const more = calculator(page);
  await page.goto('/exchange');
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  await expect(form.offers.first()).toBeVisible();

  await test.step('When buying is picked, dollars buy bitcoin, and the URL shows it', async () => {
    await tick(more.kind('Buy'));
    await expect(form.from).toContainText('USD');
    await expect(form.to).toContainText('BTC');
    await expect(page.getByRole('textbox', { name: 'You pay' })).toHaveValue('100');
    await expect(page).toHaveURL(/from=usd&to=btc.*fiatMode=true/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy crypto, straight to your wallet');
    await expect(more.rateModes).toBeHidden();
    await expect(more.openPromo).toBeHidden();
  });

  await test.step('Then the providers that accept cards make offers; one shows its own limit', async () => {
    await expect(more.paymentMethod('Card')).toBeChecked();
    await expect(more.paymentMethod('Card')).toHaveAccessibleDescription('5–10 min · fee from 2.5 %');
    await expect(more.providers).toHaveCount(3);
    await form.youSend.fill('30000');
    await expect(more.provider(/^Paylane Maximum 20,000 USD/)).toBeDisabled();
    await expect(page.getByText('Card: the maximum is 20,000 USD')).toBeVisible();
    await page.getByRole('button', { name: 'Use Bank transfer' }).click();
    await expect(more.provider(/^Bankline/)).toBeEnabled();
    await expect(more.providers).toHaveCount(2);
    await tick(more.paymentMethod('Card'));
    await form.youSend.fill('200');
    await expect(more.provider(/Quickbuy/)).toBeEnabled();
    await expectAccessible(page, 'buying');
  });

  await test.step('And another provider can be chosen', async () => {
    const best = await form.youGet.inputValue();
    await tick(more.provider(/Quickbuy/));
    await expect(more.provider(/Quickbuy/)).toBeChecked();
    await expect(form.youGet).not.toHaveValue(best);
    await expect(more.provider(/^Quickbuy .*−\$[\d.,]+ · −[\d.]+ %/)).toBeVisible();
    await expect(more.provider(/ Best /)).not.toBeChecked();
  });

  await test.step('And the picker lists fiat currencies to pay with: popular ones first, 58 in total', async () => {
    await form.from.click();
    await expect(form.options.first()).toContainText('USD');
    await page.keyboard.press('Escape');
    await pickCurrency(page, form.from, 'zmw', /ZMW/);
    await expect(form.from).toContainText('ZMW');
    await expect(page).toHaveURL(/from=zmw/);
  });

  await test.step('When selling is picked, bitcoin is sold for euros, and returning restores the pair from before', async () => {
    await tick(more.kind('Sell'));
    await expect(form.from).toContainText('BTC');
    await expect(form.to).toContainText('EUR');
    await expect(more.providers).toHaveCount(4);
    await expectAccessible(page, 'selling');
    await tick(more.kind('Buy'));
    await expect(form.from).toContainText('ZMW');
  });

  await test.step('And the URL alone opens it, as in a link of the listing', async () => {
    await page.goto('/exchange#from=eur&to=eth&fiatMode=true');
    await expect(form.from).toContainText('EUR');
    await expect(form.to).toContainText('ETH');
    await expect(more.kind('Buy')).toBeChecked();
  });
});

test('modes that are hidden are not offered, and stay hidden while the form is used', async ({ page }) => {
  const form = exchangeForm(page);
  const more = calculator(page);

  await test.step('Without fiat mode only coins are exchanged', async () => {
    await page.goto('/exchange?hideModes=fiatMode');
    await expect(form.offers.first()).toBeVisible();
    await expect(more.kinds).toBeHidden();
    await expect(more.rateModes).toBeVisible();
    await form.youSend.fill('0.3');
    await expect(page).toHaveURL(/hideModes=fiatMode.*amount=0\.3/);
  });

  await test.step('Without the floating rate every rate is fixed', async () => {
    await page.goto('/exchange?hideModes=floatRate');
    await expect(more.quoteClock).toBeVisible();
    await expect(more.rateModes).toBeHidden();
  });

  await test.step('Without both rates only fiat money is left', async () => {
    await page.goto('/exchange?hideModes=floatRate,fixedRate&fiatMode=true');
    await expect(more.kind('Buy')).toBeChecked();
    await expect(more.kinds.getByRole('radio')).toHaveCount(2);
  });
});
