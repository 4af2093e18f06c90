import { expectAccessible } from '../support/accessibility.ts';
import { readQrCode } from '../support/qr-code.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';
import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';

const MINUTE = 60_000;

test('a visitor swaps 0.1 BTC to ETH and watches it finish', async ({ page, sandbox }) => {
  const form = exchangeForm(page);
  const status = transactionStatus(page);

  await test.step('When the visitor opens the exchange, the pair and offers are there', async () => {
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await expect(form.youSend).toHaveValue('0.1');
    await expect(form.offers.getByRole('listitem').first()).toBeVisible();
    await expect(form.youGet).not.toHaveValue('');
  });

  await test.step('And fills the recipient, and sends the form', async () => {
    await form.recipient.fill(RECIPIENTS.eth);
    await expectAccessible(page);
    await form.exchange.click();
  });

  await test.step('Then the deposit address and its QR code are shown', async () => {
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+/);
    await expect(status.heading).toContainText(/Bitcoin|BTC/);
    await expect(status.copyAddress).toBeVisible();
    await expect(status.qrCode).toBeVisible();
    const uri = await readQrCode(status.qrCode);
    expect(uri).toMatch(/^bitcoin:(bc1|[13])[0-9A-Za-z]+\?amount=0\.1$/i);
    await expectAccessible(page);
  });

  await test.step('And copying says what was copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await status.copyAddress.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^(bc1|[13])/);
  });

  await test.step('And the order reaches "finished" as time goes on', async () => {
    await sandbox.advance(10 * MINUTE);
    await expect(status.stage).toContainText(/finished|complete|done/i, { timeout: 15_000 });
    await expectAccessible(page);
  });

  await test.step('And the browser remembers it', async () => {
    const remembered = await page.evaluate(() => localStorage.getItem('transactions'));
    const [sandboxOrder] = await sandbox.orders();
    expect(remembered?.split(',')).toEqual([(sandboxOrder as { id: string }).id]);
  });
});
