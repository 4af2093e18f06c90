import { exchangeForm } from '../screens/exchange-form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { installWallet } from '../support/browser-wallet.ts';
import { expect, test } from '../support/lab-site-test.ts';
import { tick } from '../support/tick.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const HASH = `0x${'cd'.repeat(32)}`;

test('a deposit is paid from a wallet in the browser, once', async ({ page, labSite: { lab } }) => {
  const calls = await installWallet(page, { account: ACCOUNT, chainId: '0x89', hash: HASH });
  const form = exchangeForm(page);
  await page.goto('/exchange?from=eth&to=btc&amount=0.1');
  await expect(form.review).toBeEnabled();
  await tick(form.offers.filter({ hasText: 'ChangeNOW' }).getByRole('radio'));
  await form.recipient.fill(RECIPIENTS.btc);
  await form.order();
  await page.getByRole('button', { name: /Pocket/ }).click();
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  await expectAccessible(page, 'a paid deposit');

  const order = lab.book.all().at(-1);
  const sent = (await calls()).filter(([method]) => method === 'eth_sendTransaction');
  expect(sent).toEqual([
    [
      'eth_sendTransaction',
      [{ from: ACCOUNT, chainId: '0x1', to: order?.depositAddress, value: '0x16345785d8a0000' }],
    ],
  ]);
  expect(await calls()).toContainEqual(['wallet_switchEthereumChain', [{ chainId: '0x1' }]]);

  await page.reload();
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  await expect(page.getByRole('button', { name: /Pocket/ })).toHaveCount(0);
});
