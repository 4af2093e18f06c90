import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus } from '../screens/transaction-status.ts';
import { namesIn, textsOf } from '../support/names.ts';
import { readQrCode } from '../support/qr-code.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

test('a visitor who reads German swaps 0.1 BTC to ETH', async ({ page, sandbox }) => {
  const names = namesIn('de');
  const text = textsOf('mfe-exchange', 'de');
  const form = exchangeForm(page, names);
  const status = transactionStatus(page, names);

  await test.step('When the page is open, it is German', async () => {
    await page.goto('/de/exchange?from=btc&to=eth&amount=0.1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(form.heading).toHaveText(text('form.intro.crypto.title'));
    await expect(form.offers.first()).toBeVisible();
  });

  await test.step('And the order is made', async () => {
    await form.recipient.fill(RECIPIENTS.eth);
    await form.order();
    await expect(page).toHaveURL(/\/de\/exchange\/txs\/[0-9a-z]+$/);
    // fixed status: the address is hidden when the sandbox advances the order
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'waiting');
  });

  await test.step('Then address, QR code and stages are in German', async () => {
    await expect(status.depositAddress).toBeVisible();
    await expect(status.stage).toHaveText(text('state.waiting.title').replace('{{send}}', '0,1 BTC'));
    expect(await readQrCode(status.qrCode)).toMatch(/^bitcoin:.+\?amount=0\.1$/);
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'finished');
    await expect(status.stage).toContainText(text('state.finished.title').replace('{{paid}}', 'ETH'), {
      timeout: 120_000,
    });
  });

  await test.step('And no translation key is shown instead of a text', async () => {
    await expect(page.locator('body')).not.toContainText(
      /\b(stage|deposit|status|progress|facts|support)\.[a-z]+[A-Za-z.]*\b(?!\.)/,
    );
  });
});
