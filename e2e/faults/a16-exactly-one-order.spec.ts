import { holdOrder } from '../support/hold-order.ts';
import { openFilledForm } from '../support/open-form.ts';
import type { Fault } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const CREATE = '/transactions$';
const ON_ORDER = /\/exchange\/txs\/[0-9a-z]+$/;

const LOST_REPLIES: readonly {
  readonly what: string;
  readonly fault: Omit<Fault, 'path'>;
  /** Second tier: for the page, a row of the first tier is the same failure. */
  readonly isLong?: true;
}[] = [
  { what: 'is cut off', fault: { action: 'reset' } },
  { what: 'breaks in the middle', fault: { action: 'truncate' }, isLong: true },
  { what: 'never comes', fault: { action: 'stall' } },
];

for (const { what, fault, isLong } of LOST_REPLIES) {
  test(
    `A16 the order is stored and its reply ${what}: there is one order, and the visitor gets to its page`,
    tierOf(isLong !== true),
    async ({ page, sandbox, problems }) => {
      test.slow();
      problems.allow(/Failed to load resource/, /transactions/);
      const form = await openFilledForm(page);
      await sandbox.setFaults([{ path: CREATE, method: 'POST', when: 'after', times: 1, ...fault }]);
      await form.order();

      const unsure = page.getByText(/^We are checking whether your order exists/);
      await expect(async () => {
        if (!ON_ORDER.test(page.url())) await expect(unsure).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 120_000 });
      if (!ON_ORDER.test(page.url())) await form.createOrder.click();

      await expect(page).toHaveURL(ON_ORDER);
      const orders = await sandbox.orders();
      expect(orders.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
    },
  );
}

test('A16 a double click creates one order', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  await form.review.dblclick();
  await form.createOrder.dblclick();
  await expect(page).toHaveURL(ON_ORDER);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('A16 a reload and going back from the order create no second one', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  await holdOrder(sandbox);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Deposit address' })).toBeVisible();
  await page.goBack();
  await expect(form.youSend).toHaveValue('0.1');
  expect(await sandbox.orders()).toHaveLength(1);
});

test('A16 going back before the page is hydrated shows the form again', async ({ page, sandbox }) => {
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  await holdOrder(sandbox);
  let goOn = (): void => undefined;
  const goneBack = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/shell/**/*.js', async (route) => {
    await goneBack;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('group', { name: 'Deposit address' })).toBeVisible();
  await page.evaluate(() => {
    history.back();
  });
  await expect(page).toHaveURL(/\/exchange\?/);
  goOn();
  await expect(form.youSend).toHaveValue('0.1');
  expect(await sandbox.orders()).toHaveLength(1);
});

test('A16 a failed create shows a message, keeps what was typed, and works at the next click', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const form = await openFilledForm(page);
  await sandbox.failCreates('payout-address-refused', 1);
  await form.order();
  await expect(page.getByText('This payout address can not be used for exchange.')).toBeVisible();
  await form.back.click();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  await expect(form.youSend).toHaveValue('0.1');
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  expect(await sandbox.orders()).toHaveLength(1);
});
