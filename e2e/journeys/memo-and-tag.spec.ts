import { exchangeForm } from '../screens/exchange-form.ts';
import { transactionStatus, withoutSpaces } from '../screens/transaction-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { readQrCode } from '../support/qr-code.ts';
import { expect, test } from '../support/test.ts';
import { tick } from '../support/tick.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const TAG = 'Destination tag';

test('a pay-in with a destination tag shows the tag first, apart, and in the QR code', async ({
  page,
  context,
  sandbox,
}) => {
  const form = exchangeForm(page);
  const status = transactionStatus(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('When a visitor orders XRP to BTC', async () => {
    await page.goto('/exchange?from=xrp&to=btc&amount=1000');
    await expect(form.offers.first()).toBeVisible();
    await form.recipient.fill(RECIPIENTS.btc);
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    // fixed status: the address is hidden when the sandbox advances the order
    const [order] = await sandbox.orders();
    await sandbox.setStatus(order?.id ?? '', 'waiting');
  });

  await test.step('Then the tag is above the address', async () => {
    // the page can move between the two
    await expect(async () => {
      const tag = await status.extraId(TAG).boundingBox();
      const address = await status.depositAddress.boundingBox();
      expect(tag?.y).toBeLessThan(address?.y ?? 0);
    }).toPass();
    await expectAccessible(page, 'a deposit with a tag');
  });

  await test.step('And tag and address are copied apart', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await status.copyExtraId(TAG).click();
    await expect.poll(copied).toMatch(/^\d+$/);
    const tag = await copied();
    expect(withoutSpaces(await status.extraId(TAG).innerText())).toContain(tag);
    await status.copyAddress.click();
    await expect.poll(copied).toMatch(/^r[0-9A-Za-z]{24,34}$/);
    const address = await copied();

    const uri = new URL(await readQrCode(status.qrCode));
    expect({
      address: uri.pathname,
      tag: uri.searchParams.get('dt'),
      amount: uri.searchParams.get('amount'),
    }).toEqual({
      address,
      tag,
      amount: '1000',
    });
  });
});

test.describe('a payout with a destination tag', () => {
  test.beforeEach(async ({ page }) => {
    const form = exchangeForm(page);
    await page.goto('/exchange?from=btc&to=xrp&amount=0.1');
    await expect(form.offers.first()).toBeVisible();
    await form.recipient.fill(RECIPIENTS.xrp);
  });

  test('is not ordered before the visitor decided about the tag', async ({ page, sandbox }) => {
    const form = exchangeForm(page);
    await form.review.click();
    await expect(page.getByRole('textbox', { name: TAG })).toHaveAttribute('aria-invalid', 'true');
    await expect(
      page.getByText(`Enter the ${TAG}, or confirm below that your wallet needs none.`),
    ).toBeVisible();
    await expectAccessible(page, 'a tag that is missing');
    expect(await sandbox.orders()).toEqual([]);
  });

  test('goes with the tag that was entered', async ({ page, sandbox }) => {
    const form = exchangeForm(page);
    await page.getByRole('textbox', { name: TAG }).fill('123456');
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    expect(await sandbox.orders()).toMatchObject([
      { payoutAddress: RECIPIENTS.xrp, payoutExtraId: '123456' },
    ]);
  });

  test('works without a tag when the visitor confirms that none is needed', async ({ page, sandbox }) => {
    const form = exchangeForm(page);
    await tick(page.getByRole('checkbox', { name: `My wallet needs no ${TAG}` }));
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\//);
    const [order] = await sandbox.orders();
    expect(order?.payoutExtraId ?? '').toBe('');
  });
});
