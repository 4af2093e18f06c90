import { expectAccessible } from '../support/accessibility.ts';
import { RECIPIENT, swapControl } from '../support/swap-control.ts';
import { expect, test } from '../support/test.ts';

/** Spec §4 "Token swap statuses"; an unknown status is shown as being looked into. */
const STATUSES = [
  { status: 'waiting', says: 'We wait for your deposit', hasDeposit: true },
  { status: 'confirming', says: 'We wait for your deposit', hasDeposit: true },
  { status: 'swapping', says: 'Your deposit is here', hasDeposit: false },
  { status: 'sending', says: 'Your deposit is here', hasDeposit: false },
  { status: 'finished', says: 'Sending done', hasDeposit: false },
  { status: 'failed', says: 'This swap has failed', hasDeposit: false },
  { status: 'refunded', says: 'Your tokens were sent back', hasDeposit: false },
  { status: 'on_hold', says: 'We are checking this swap', hasDeposit: false },
] as const;

const LOOKED_AT: readonly string[] = ['waiting', 'finished', 'failed', 'refunded'];

test('the page of a swap shows each status', async ({ page, sandbox, baseURL }) => {
  test.slow();
  const swaps = swapControl(baseURL ?? '', sandbox);
  const id = await swaps.make(RECIPIENT);
  for (const { status, says, hasDeposit } of STATUSES)
    await test.step(status, async () => {
      await swaps.setStatus(id, status);
      await page.goto(`/swap/txs/${id}`);
      const main = page.getByRole('main');
      await expect(main.getByText(says).first()).toBeVisible();
      await expect(main.getByRole('img', { name: 'Deposit QR code' })).toHaveCount(hasDeposit ? 1 : 0);
      if (status === 'failed') await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
      if (LOOKED_AT.includes(status)) await expectAccessible(page, `a swap that is ${status}`);
    });
});

test('the open page of a swap that finishes shows the finished view within a minute', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const swaps = swapControl(baseURL ?? '', sandbox);
  const id = await swaps.make(RECIPIENT);
  await page.clock.install();
  await page.goto(`/swap/txs/${id}`);
  await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();

  await swaps.setStatus(id, 'finished');
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Sending done').first()).toBeVisible();
  await expect(page.getByText('less than a minute')).toBeVisible();
  const output = page.getByRole('term').filter({ hasText: 'Output hash' });
  await expect(output.locator('xpath=following-sibling::dd').getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await page.getByRole('link', { name: 'Swap again' }).click();
  await expect(page).toHaveURL(/\/swap\/now$/);
});

test('a swap that cannot be loaded leads to the not-found page', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/swap/txs/50727663e5d9a4');
  await expect(page).toHaveURL(/\/404$/);
});

test('the swap and its steps are accessible in both themes', async ({ page }) => {
  await page.goto('/swap');
  await expectAccessible(page, 'the pairs');
  await page.goto('/swap/ava');
  await page.getByRole('textbox', { name: 'You send, AVA' }).fill('1');
  await page.getByRole('textbox', { name: 'Payout address' }).fill('nothing');
  await page.getByRole('textbox', { name: 'Payout address' }).blur();
  await expect(page.getByText("Address isn't valid")).toBeVisible();
  await expectAccessible(page, 'a first step with errors');
  await page.getByRole('textbox', { name: 'You send, AVA' }).fill('10');
  await page.getByRole('textbox', { name: 'Payout address' }).fill(RECIPIENT);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('checkbox', { name: 'I have read this' })).toBeVisible();
  await expectAccessible(page, 'the confirmation');
});
