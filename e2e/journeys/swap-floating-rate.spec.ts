import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus, withoutSpaces } from '../screens/transaction-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { readQrCode } from '../support/qr-code.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const MINUTE = 60_000;

test('a visitor swaps 0.1 BTC to ETH and watches it finish', async ({ page, context, sandbox }) => {
  const form = exchangeForm(page);
  const status = transactionStatus(page);

  await test.step('When the visitor opens the exchange, pair, amount and offers are there', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await expect(form.youSend).toHaveValue('0.1');
    await expect(form.offers.first()).toBeVisible();
    await expect(form.youGet).toHaveValue(/\d/);
  });

  await test.step('And looks into the picker', async () => {
    await form.to.click();
    await expect(form.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.to).toBeFocused();
  });

  await test.step('And fills in the recipient, and sends the form', async () => {
    await form.recipient.fill(RECIPIENTS.eth);
    await form.recipient.blur();
    await expect(page.getByText('The address fits')).toBeVisible();
    await expectAccessible(page, 'the filled form');
    await form.order();
  });

  await test.step('Then the deposit address and its QR code are shown', async () => {
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    // fixed status: the address is hidden when the sandbox advances the order
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'waiting');
    await expect(status.heading).toHaveText('BTC to ETH exchange');
    await expect(status.heading).toBeFocused();
    await expect(status.stage).toHaveText('Send 0.1 BTC to start the exchange');
    const uri = await readQrCode(status.qrCode);
    const [, address] = /^bitcoin:((?:bc1|[13])[0-9A-Za-z]+)\?amount=0\.1$/i.exec(uri) ?? [];
    expect(address, `the QR code says ${uri}`).toBeDefined();
    expect(withoutSpaces(await status.depositAddress.innerText())).toContain(address);
    await expectAccessible(page, 'waiting for the deposit');
  });

  await test.step('And copying copies the address and confirms it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await status.copyAddress.click();
    await expect(page.getByText('BTC on Bitcoin address copied')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(withoutSpaces(await status.depositAddress.innerText())).toContain(copied);
  });

  // `every-status` checks the other stages; here the open page follows its order
  await test.step('When the coins are exchanged, the page shows it', async () => {
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'exchanging');
    await expect(status.stage).toHaveText('Exchanging your BTC');
  });

  await test.step('Then it is done, and what was paid is there', async () => {
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'finished');
    await sandbox.advance(MINUTE);
    await expect(status.stage).toHaveText(/^[\d.]+ ETH sent to your wallet$/);
  });

  await test.step('And the browser remembers it', async () => {
    const remembered = await page.evaluate(() => localStorage.getItem('transactions'));
    const ids = (await sandbox.orders()).map(({ id }) => id);
    expect(remembered?.split(',')).toEqual(ids);
  });
});
