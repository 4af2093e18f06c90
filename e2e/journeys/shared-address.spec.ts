import { exchangeForm, pickCurrency } from '../screens/exchange-form.ts';
import { expect, test } from '../support/test.ts';

test('the URL contains the form: reload, another browser and Back restore it', async ({
  page,
  browser,
  baseURL,
}) => {
  const form = exchangeForm(page);

  await test.step('When pair and amount are chosen', async () => {
    await page.goto('/exchange');
    await expect(form.youSend).toBeEditable();
    await form.youSend.fill('0.37');
    await pickCurrency(page, form.to, 'xrp', /XRP/);
    await expect(page).toHaveURL(/to=xrp/);
    await expect(page).toHaveURL(/amount=0\.37/);
    await expect(form.offers.first()).toBeVisible();
  });

  await test.step('Then a reload keeps them', async () => {
    await page.reload();
    await expect(form.youSend).toHaveValue('0.37');
    await expect(form.to).toContainText('XRP');
  });

  await test.step('And another visitor with the URL sees the same', async () => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(exchangeForm(other).youSend).toHaveValue('0.37');
    await expect(exchangeForm(other).to).toContainText('XRP');
    await context.close();
  });

  await test.step('And leaving and returning keeps them', async () => {
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Currencies' })
      .click();
    await expect(page).toHaveURL(/\/currencies$/);
    await expect(form.heading).toHaveText('Currencies');
    await page.goBack();
    await expect(form.youSend).toHaveValue('0.37');
    await expect(form.to).toContainText('XRP');
    await page.goForward();
    await expect(form.heading).toHaveText('Currencies');
  });
});

test('parameters in the hash work like those in the query', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange#from=xrp&to=ltc&amount=500');
  await expect(form.from).toContainText('XRP');
  await expect(form.to).toContainText('LTC');
  await expect(form.youSend).toHaveValue('500');
  await expect(form.offers.first()).toBeVisible();
});

test('an unknown ticker is named, and the usual currency replaces it', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=nope&to=eth&amount=0.1');
  await expect(page.getByText('We do not know the currency NOPE')).toBeVisible();
  await expect(form.from).toContainText('BTC');
  await expect(form.offers.first()).toBeVisible();
});

test('rate mode and direction are shared too', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1&rateMode=fixed');
  await expect(form.fixed).toBeChecked();
  await expect(form.offers.first()).toBeVisible();
  await page.reload();
  await expect(form.fixed).toBeChecked();
});
