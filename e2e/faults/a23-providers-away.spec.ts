import { holdOrder } from '../support/hold-order.ts';
import { openFilledForm } from '../support/open-form.ts';
import { expect, test } from '../support/test.ts';

const ON_ORDER = /\/exchange\/txs\/[0-9a-z]+$/;
const PROVIDERS = /\/sandbox\/(?:analytics|live-chat|error-reports)\//;

for (const { how, answer, isLong } of [
  { how: 'blocked in the browser', answer: 'abort', isLong: false },
  { how: 'down', answer: '503', isLong: true },
] as const) {
  test(
    `A23 chat, analytics and error reports are ${how}: the order is still made, and the chat shows a message`,
    { tag: isLong ? '@long' : [] },
    async ({ page, sandbox, problems }) => {
      problems.allow(/Failed to load resource/, /analytics|live-chat|error-reports/);
      await page.route(PROVIDERS, (route) =>
        answer === 'abort' ? route.abort('blockedbyclient') : route.fulfill({ status: 503 }),
      );
      const form = await openFilledForm(page);
      await page.getByRole('button', { name: 'Chat with support' }).click();
      const dialog = page.getByRole('dialog', { name: 'Support' });
      await expect(dialog.getByRole('alert')).toContainText('The chat cannot be reached');
      await expect(dialog.getByRole('alert')).toContainText('support@coinlane.example');
      await page.keyboard.press('Escape');
      await form.order();
      await expect(page).toHaveURL(ON_ORDER);
      await holdOrder(sandbox);
      await expect(page.getByRole('group', { name: 'Deposit address' })).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );
}

test('A23 a provider that never responds delays nothing', async ({ page, sandbox, problems }) => {
  problems.allow(/analytics|live-chat/);
  await sandbox.setFaults([
    { path: '/analytics/', action: 'stall' },
    { path: '/live-chat/', action: 'stall' },
  ]);
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  await holdOrder(sandbox);
  await expect(page.getByRole('group', { name: 'Deposit address' })).toBeVisible();
});

// second tier: F34 has the same file with other bytes
test(
  'A23 the script of the adapters does not load: the page is complete without it',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.route(/\/shell\/.*companion.*\.js/, (route) => route.abort());
    const form = await openFilledForm(page);
    await form.order();
    await expect(page).toHaveURL(ON_ORDER);
  },
);
