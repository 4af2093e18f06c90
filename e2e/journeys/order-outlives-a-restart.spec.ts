import { transactionStatus, withoutSpaces } from '../screens/transaction-status.ts';
import { ownOrder } from '../support/own-order.ts';
import { expect, test } from '../support/own-site-test.ts';

test('an order still exists after a restart of the server', async ({ page, site, sandbox, problems }) => {
  const status = transactionStatus(page);
  // polls while the server is down
  problems.allow(/Failed to load resource/);

  const { id } = await ownOrder({ page, sandbox, baseURL: site.origin });
  // a status set manually stays: the deposit address is hidden when the sandbox advances the order
  await sandbox.setStatus(id, 'waiting');
  await page.goto(`/exchange/txs/${id}`);
  await expect(status.depositAddress).toBeVisible();
  const shown = withoutSpaces(await status.depositAddress.innerText());

  await test.step('When the server ends and another starts on the same data', () => site.restart());

  await test.step('Then a reload shows the same deposit address', async () => {
    await page.reload();
    await expect(status.depositAddress).toBeVisible();
    expect(withoutSpaces(await status.depositAddress.innerText())).toBe(shown);
  });

  await test.step('And the form names it among the recent exchanges', async () => {
    await page.goto('/exchange');
    await expect(page.getByRole('heading', { name: 'Your recent exchanges' })).toBeVisible();
  });
});
