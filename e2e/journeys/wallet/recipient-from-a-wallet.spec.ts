import { exchangeForm } from '../../screens/exchange-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { installWallet } from '../../support/browser-wallet.ts';
import { expect, test } from '../../support/test.ts';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('the recipient’s address and the balance come from the wallet in the browser', async ({ page }) => {
  await installWallet(page, { account: ACCOUNT });
  const form = exchangeForm(page);
  await page.goto('/exchange?from=eth&to=matic&amount=0.5');
  await page.getByRole('button', { name: 'From a wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your wallets' });
  await expect(dialog.getByText('Pocket')).toBeVisible();
  await dialog.getByRole('button', { name: 'ETH balance' }).click();
  await expect(dialog.getByText('Pocket has 10 ETH on Ethereum.')).toBeVisible();
  await expectAccessible(page, 'wallets of the browser');
  await dialog.getByRole('button', { name: /Receive \w+ here/ }).click();
  await expect(dialog).toBeHidden();
  await expect(form.recipient).toHaveValue(ACCOUNT);
});

test('without a wallet in the browser there is no button for it', async ({ page }) => {
  await page.goto('/exchange?from=eth&to=matic&amount=0.5');
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'From a wallet' })).toHaveCount(0);
});
