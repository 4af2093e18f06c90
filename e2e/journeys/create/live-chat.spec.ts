import { openFilledForm } from '../../support/open-form.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { holdOrder } from '../../support/hold-order.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor writes to support, and support sees the order that is made afterwards', async ({
  page,
  sandbox,
}) => {
  const form = await openFilledForm(page);
  // the page of an order has another button with the same name
  const launcher = page.getByRole('banner').getByRole('button', { name: 'Chat with support' });
  const dialog = page.getByRole('dialog', { name: 'Support' });

  await test.step('When the chat stays closed, none of its files are requested', async () => {
    await expect(launcher).toBeVisible();
    expect([...(await sandbox.calls()).keys()].filter((call) => call.includes('live-chat'))).toEqual([]);
  });

  await test.step('And it is opened and written in', async () => {
    await launcher.click();
    await dialog.getByRole('textbox', { name: 'Your message' }).fill('Which network?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('This is a sandbox: no person reads this chat.')).toBeVisible();
    await expectAccessible(page, 'the live chat');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(launcher).toBeFocused();
  });

  await test.step('Then support sees each new order (spec §7 "tags the live chat")', async () => {
    await form.order();
    await expect(page).toHaveURL(/\/exchange\/txs\/[0-9a-z]+$/);
    await holdOrder(sandbox);
    const [order] = await sandbox.orders();
    await expect
      .poll(async () => (await sandbox.chats()).map(({ tags }) => tags.transactionId))
      .toEqual([order?.id]);
  });

  await test.step('And the conversation is still there after a reload', async () => {
    const [order] = await sandbox.orders();
    await page.reload();
    await launcher.click();
    await expect(dialog.getByText('Which network?')).toBeVisible();
    await expect(dialog.getByText(`Support sees your order ${String(order?.id)}.`)).toBeVisible();
    const diagnostic = async () => (await sandbox.chats())[0]?.tags.diagnostic;
    await expect.poll(diagnostic).toMatch(/revision \d+/);
    await expect.poll(diagnostic).toMatch(/mfe-exchange@/);
  });

  await test.step('And the order page opens the chat with the facts of the order', async () => {
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Chat with support' }).click();
    await expect(dialog.getByText('Which network?')).toBeVisible();
    await expect.poll(async () => (await sandbox.chats())[0]?.tags.diagnostic).toMatch(/waiting|new/);
  });
});
