import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { exchangeForm } from '../screens/exchange-form.ts';

test('what is typed before the code arrives is kept, and Enter sends nothing into the address bar', async ({
  page,
}) => {
  const form = exchangeForm(page);
  let drawnByServer = '';
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/browser\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });

  await test.step('When somebody types into the page before a line of script has run', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.1', { waitUntil: 'commit' });
    drawnByServer = await form.youGet.inputValue();
    await form.youSend.fill('0.25');
    await form.email.fill('early@coinlane.example');
    await form.recipient.fill(RECIPIENTS.eth);
    await form.recipient.press('Enter');
  });

  await test.step('Then the page stays where it is', () => {
    expect(page.url()).toContain('/exchange?from=btc&to=eth&amount=0.1');
    expect(page.url()).not.toContain(RECIPIENTS.eth);
  });

  await test.step('And when the scripts come, the form holds what was typed and can be sent', async () => {
    release();
    await expect(form.exchange).toBeEnabled();
    await expect(form.youSend).toHaveValue('0.25');
    await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
    await expect(form.email).toHaveValue('early@coinlane.example');
    // the offers for the amount that was typed, not those the server drew
    await expect(form.youGet).not.toHaveValue(drawnByServer);
    await expect(form.youGet).toHaveValue(/\d/);
    await form.exchange.click();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
  });
});

test('the search has the focus each time the list of currencies opens', async ({ page }) => {
  const form = exchangeForm(page);
  await page.goto('/exchange');
  for (const opener of [form.from, form.from, form.to]) {
    await opener.click();
    await expect(form.search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.picker).toBeHidden();
  }
});
