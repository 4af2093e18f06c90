import { expectAccessible } from '../support/accessibility.ts';
import { RECIPIENT } from '../support/swap-control.ts';
import { expect, test } from '../support/test.ts';

test('a swap is created and fails, and its page has a contact form about it', async ({ page, sandbox }) => {
  await page.goto('/swap/now');
  await page.getByRole('textbox', { name: 'You send, NOW' }).fill('500.9907');
  await page.getByRole('textbox', { name: 'Payout address' }).fill(RECIPIENT);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL('**/swap/txs/*');
  await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();

  await sandbox.advance(120_000);
  await page.reload();
  await expect(page.getByText('This swap has failed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a failed swap and the warnings of its form');
});
