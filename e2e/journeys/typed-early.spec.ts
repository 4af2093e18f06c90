import type { Page } from '@playwright/test';

import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../support/tick.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { calculator } from '../screens/calculator.ts';
import { exchangeForm } from '../screens/exchange-form.ts';
import { listingScreen } from '../screens/listing.ts';

/** Opens a page whose form the server rendered. A busy server leaves that to the browser, whose scripts are held here. */
const openDrawn = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(await response?.text()).toContain('id="exchange-recipient"');
  }).toPass();

test('text typed before the scripts load is kept, and Enter does not change the URL', async ({ page }) => {
  const form = exchangeForm(page);
  let drawnByServer = '';
  const release = await holdScripts(page);

  await test.step('When a visitor types into the page before any script has run', async () => {
    await openDrawn(page, '/exchange?from=btc&to=eth&amount=0.1');
    drawnByServer = await form.youGet.inputValue();
    await form.youSend.fill('0.25');
    await form.recipient.fill(RECIPIENTS.eth);
    await form.recipient.press('Enter');
  });

  await test.step('Then the page does not navigate', () => {
    expect(page.url()).toContain('/exchange?from=btc&to=eth&amount=0.1');
    expect(page.url()).not.toContain(RECIPIENTS.eth);
  });

  await test.step('And when the scripts have loaded, the form has the typed text and can be sent', async () => {
    release();
    await expect(form.review).toBeEnabled();
    await expect(form.youSend).toHaveValue('0.25');
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    // the offers for the typed amount, not those that the server rendered
    await expect(form.youGet).not.toHaveValue(drawnByServer);
    await expect(form.youGet).toHaveValue(/\d/);
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
  });
});

test('the pair of the hash is applied before the first key, and text typed early is kept', async ({
  page,
}) => {
  const form = exchangeForm(page);
  const release = await holdScripts(page);

  await test.step('When a link of the listing is opened and no script of the site has run', async () => {
    await page.goto('/exchange#from=ltc&to=doge', { waitUntil: 'commit' });
  });

  await test.step('Then the page shows its pair and accepts an amount', async () => {
    await expect(page).toHaveURL(/\/exchange\?from=ltc&to=doge$/);
    await expect(form.from).toContainText('LTC');
    await expect(form.to).toContainText('DOGE');
    await form.youSend.fill('7.5');
  });

  await test.step('And both are there when the scripts have loaded', async () => {
    release();
    await expect(page).toHaveURL(/from=ltc&to=doge&amount=7\.5$/);
    await expect(form.from).toContainText('LTC');
    await expect(form.to).toContainText('DOGE');
    await expect(form.youSend).toHaveValue('7.5');
    await expect(form.youGet).toHaveValue(/\d/);
  });
});

test('what is opened, typed and sent in a part whose script is still loading is kept', async ({ page }) => {
  const more = calculator(page);
  const release = await holdScripts(page, /\/browser\/calculator-extras.*\.js$/);
  await page.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  await more.openPromo.click();
  await more.promoCode.fill('COINLANE');
  await more.applyPromo.click();
  release();
  await expect(page.getByText('COINLANE is applied. The offers include it.')).toBeVisible();
});

test('text typed early into a token swap and into a message is kept', async ({ page }) => {
  const pages = [
    {
      path: '/swap/awc?utm_source=early',
      field: 'Payout address',
      text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    },
    { path: '/contact?utm_source=early', field: 'Message', text: 'Where is my order?' },
  ];
  for (const { path, field, text } of pages)
    await test.step(path, async () => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const box = page.getByRole('main').getByLabel(field).first();
      await box.fill(text);
      release();
      await expect(page.locator('[data-state="ready"]')).toBeAttached();
      // the page redraws its fields when another one is used
      await box.press('End');
      await box.pressSequentially('o');
      await expect(box).toHaveValue(`${text}o`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('text typed early into the search of the table is searched', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/currencies?utm_source=early', { waitUntil: 'commit' });
  const listing = listingScreen(page, 'en');
  await listing.search.fill('tether');
  release();

  await expect(listing.rows.first()).toContainText('USDT');
  await expect(listing.search).toHaveValue('tether');
  await expect(page).toHaveURL(/\/currencies\?q=tether$/);
});

test('a choice made before the scripts load is kept', async ({ page }) => {
  const form = exchangeForm(page);
  const path = '/exchange?from=btc&to=eth&amount=0.1';
  const release = await holdScripts(page);

  await test.step('When the fixed rate is chosen before any script has run', async () => {
    await openDrawn(page, path);
    await tick(form.fixed);
  });

  await test.step('Then the offers are those of the fixed rate when the scripts have loaded', async () => {
    release();
    await expect(page).toHaveURL(/rateMode=fixed/);
    await expect(form.fixed).toBeChecked();
    await expect(form.youGet).toHaveValue(/\d/);
  });
});

for (const which of [/\/browser\/.*\.js$/, /\/browser\/calculator-extras.*\.js$/])
  test(`a purchase that is chosen early is kept (${String(which)})`, async ({ page }) => {
    const calculatorForm = calculator(page);
    const release = await holdScripts(page, which);
    await openDrawn(page, '/exchange?from=btc&to=eth&amount=0.1');
    await tick(calculatorForm.kind('Buy'));
    release();
    await expect(page).toHaveURL(/fiatMode=true/);
    await expect(calculatorForm.kind('Buy')).toBeChecked();
    await expect(exchangeForm(page).from).toContainText('USD');
  });

test('a button that is pressed before the scripts load is pressed once afterwards', async ({ page }) => {
  const form = exchangeForm(page);
  const path = '/exchange?from=btc&to=eth&amount=0.1';
  const release = await holdScripts(page);

  await test.step('When the sides are swapped three times before any script has run', async () => {
    await openDrawn(page, path);
    const swap = page.getByRole('button', { name: 'Swap the two currencies' });
    await swap.click({ clickCount: 3 });
  });

  await test.step('Then they are swapped once when the scripts have loaded', async () => {
    release();
    await expect(form.from).toContainText('ETH');
    await expect(form.to).toContainText('BTC');
    await expect(page).toHaveURL(/from=eth&to=btc/);
  });
});

test('an amount that is typed after an early press is kept: the press does not change it', async ({
  page,
}) => {
  const form = exchangeForm(page);
  const release = await holdScripts(page);
  await openDrawn(page, '/exchange?from=btc&to=eth&amount=0.1');
  await page.getByRole('button', { name: 'Swap the two currencies' }).click();
  await form.youSend.fill('0.25');
  release();
  await expect(page).toHaveURL(/from=btc&to=eth&amount=0\.25/);
  await expect(form.review).toBeEnabled();
  await expect(form.youSend).toHaveValue('0.25');
  await expect(form.from).toContainText('BTC');
});

test('a payment link that is pasted before the scripts load fills in its fields', async ({ page }) => {
  const form = exchangeForm(page);
  const path = '/exchange?from=btc&to=eth&amount=0.1';
  const release = await holdScripts(page);
  await openDrawn(page, path);
  await form.recipient.fill(`ethereum:${RECIPIENTS.eth}`);
  release();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  await expect(form.recipient).not.toHaveAttribute('aria-invalid', 'true');
});

test('the search field has the focus each time the list of currencies opens', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange');
  for (const opener of [form.from, form.from, form.to]) {
    await opener.click();
    await expect(form.search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.picker).toBeHidden();
  }
});
