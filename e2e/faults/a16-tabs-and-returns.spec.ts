import type { Page } from '@playwright/test';

import { exchangeForm } from '../screens/exchange-form.ts';
import { openFilledForm } from '../support/open-form.ts';
import { pressUntil } from '../support/press-until.ts';
import { expect, test } from '../support/test.ts';
import { RECIPIENTS } from '../support/wallets.ts';

const ON_ORDER = /\/exchange\/txs\/[0-9a-z]+$/;
const idIn = (url: string): string => url.split('/').at(-1) ?? '';

/** The form in one tab, and in a second one, which restores the typed text of the first. */
const openTwice = async (page: Page) => {
  const one = await openFilledForm(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('exchange-draft')))
    .toContain(RECIPIENTS.eth);
  const other = await page.context().newPage();
  const second = exchangeForm(other);
  await other.goto('/exchange?from=btc&to=eth&amount=0.1');
  await expect(second.recipient).toHaveValue(RECIPIENTS.eth);
  await expect(second.offers.first()).toBeVisible();
  return { one, other, second };
};

test('A16 the same form in two tabs is one order, and both get to its page', async ({ page, sandbox }) => {
  const { one, other, second } = await openTwice(page);
  await one.order();
  await expect(page).toHaveURL(ON_ORDER);
  await second.order();
  await expect(other).toHaveURL(ON_ORDER);
  expect((await sandbox.orders()).map(({ id }) => id)).toEqual([idIn(page.url())]);
  expect(idIn(other.url())).toBe(idIn(page.url()));

  await test.step('And another amount in the second tab is another order', async () => {
    await other.goBack();
    await second.youSend.fill('0.2');
    await second.recipient.fill(RECIPIENTS.eth);
    await second.order();
    await expect(other).toHaveURL(ON_ORDER);
    expect(await sandbox.orders()).toHaveLength(2);
  });
});

test('A16 two tabs that press at the same moment create one order', async ({ page, sandbox }) => {
  const { one, other, second } = await openTwice(page);
  await Promise.all([one.order(), second.order()]);
  await expect(page).toHaveURL(ON_ORDER);
  // a press that met the order of the first tab on its way shows a message, and the next one leads there
  const next = other.getByRole('button', { name: /^(Review exchange|Create order|Check again)$/ });
  await pressUntil(next, () => expect(other).toHaveURL(ON_ORDER, { timeout: 3_000 }));
  expect(await sandbox.orders()).toHaveLength(1);
});

test('A16 a reload during the create call creates no second order', async ({ page, sandbox, problems }) => {
  problems.allow(/Failed to load resource/, /transactions/);
  const form = await openFilledForm(page);
  await sandbox.setFaults([
    { path: '/transactions$', method: 'POST', action: 'stall', when: 'after', times: 1 },
  ]);
  await form.order();
  await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
  await page.reload();
  const again = exchangeForm(page);
  await expect(again.recipient).toHaveValue(RECIPIENTS.eth);
  await expect(again.offers.first()).toBeVisible();
  await again.order();
  await expect(page).toHaveURL(ON_ORDER);
  expect((await sandbox.orders()).map(({ id }) => id)).toEqual([idIn(page.url())]);
});

test('A16 going back from the order and pressing again leads to the same order', async ({
  page,
  sandbox,
}) => {
  const form = await openFilledForm(page);
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  const first = idIn(page.url());
  await page.goBack();
  await expect(form.recipient).toHaveValue(RECIPIENTS.eth);
  await form.order();
  await expect(page).toHaveURL(ON_ORDER);
  expect(idIn(page.url())).toBe(first);
  expect(await sandbox.orders()).toHaveLength(1);
});
