import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { holdOrder } from '../../support/hold-order.ts';
import { expect, test } from '../../support/test.ts';

const ON_TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test('a visitor bridges a coin to another network, and the order opens as a new document', async ({
  page,
  sandbox,
}) => {
  const form = exchangeForm(page);
  await test.step('When the bridge is entered from its page', async () => {
    await page.goto('/multichain-bridge');
    await page.getByRole('main').getByRole('link', { name: 'USDT from Ethereum to TRON' }).click();
    await expect(page).toHaveURL(/[?&]bridge=true/);
    await expect(
      page.getByText('You are bridging: the coin stays the same, its network changes.'),
    ).toBeVisible();
    await expect(form.offers.first()).toBeVisible();
  });

  await test.step('And the amount is changed, it is still the bridge', async () => {
    await form.youSend.fill('500');
    await expect(page).toHaveURL(/amount=500/);
    await expect(page).toHaveURL(/bridge=true/);
    await form.recipient.fill(ON_TRON);
    await expectAccessible(page, 'the bridge');
  });

  await test.step('Then the order is made as a bridge, and its page is a new document', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset['sameDocument'] = 'yes';
    });
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    await holdOrder(sandbox);
    await expect(page.getByRole('group', { name: 'Deposit address' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document', 'yes');
    const [order] = await sandbox.orders();
    expect(order?.payload).toMatchObject({
      source: 'bridge',
      isBridge: true,
      info: { exchangePage: expect.stringContaining('bridge=true') as unknown },
    });
  });
  expect(await sandbox.orders()).toHaveLength(1);
});
