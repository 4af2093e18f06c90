import { openFilledForm } from '../../support/open-form.ts';
import { expect, test } from '../../support/test.ts';

const ORDER = /\/exchange\/txs\/([0-9a-z]+)$/;

test('a finished order is not reused: "Exchange again" creates another one', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  const recipient = await form.recipient.inputValue();
  await form.order();
  await expect(page).toHaveURL(ORDER);
  const [, first = ''] = ORDER.exec(page.url()) ?? [];

  await test.step('while it is running, the same form leads to that order', async () => {
    await page.goBack();
    await expect(form.recipient).toHaveValue(recipient);
    await form.order();
    await expect(page).toHaveURL(new RegExp(`/exchange/txs/${first}$`));
    expect(await sandbox.orders()).toHaveLength(1);
  });

  await test.step('when it is finished, the same form creates a new order', async () => {
    await sandbox.setStatus(first, 'finished');
    await page.getByRole('link', { name: 'Exchange again' }).click();
    await expect(form.recipient).toHaveValue(recipient);
    await form.order();
    await expect(page).toHaveURL(ORDER);
    await expect(page).not.toHaveURL(new RegExp(first));
    expect(await sandbox.orders()).toHaveLength(2);
  });
});
