import type { Page } from '@playwright/test';

import { textsOf } from '../../support/names.ts';
import { ownOrder } from '../../support/own-order.ts';
import { expect, test } from '../../support/test.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

/** The fifteen statuses of spec §4 and an unknown one, each with an action that it offers. */
const STATUSES = [
  { status: 'new', may: 'Copy deposit address' },
  { status: 'waiting', may: 'Copy deposit address' },
  { status: 'confirming', may: 'Notify me' },
  { status: 'exchanging', may: 'Notify me' },
  { status: 'processing', may: 'Notify me' },
  { status: 'sending', may: 'Notify me' },
  { status: 'finished', may: 'Exchange again' },
  { status: 'failed', may: 'New exchange' },
  { status: 'refunded', may: 'New exchange' },
  { status: 'expired', may: 'Exchange again' },
  { status: 'verifying', may: 'Ask support for the refund' },
  { status: 'refunding', may: 'Notify me' },
  { status: 'paying', may: 'Notify me' },
  { status: 'paid', may: 'Notify me' },
  { status: 'paid_failed', may: 'New exchange' },
  { status: 'rebalancing_pool', may: 'Copy details' },
] as const;

const OVER: readonly string[] = ['finished', 'failed', 'refunded', 'expired', 'paid_failed'];
const texts = textsOf('mfe-exchange', 'en');

/** Quarters of the table. Each is one test, so that pages load from the browser's cache. */
const QUARTERS = [0, 1, 2, 3].map((quarter) => STATUSES.filter((_, index) => index % 4 === quarter));

const expectStatus = async (page: Page, { status, may }: (typeof STATUSES)[number]): Promise<void> => {
  const key = status === 'rebalancing_pool' ? 'unknown' : status;
  const main = page.getByRole('main');
  await expect(transactionStatus(page).stage).toHaveText(texts(`state.${key}.title`));
  await expect(page).toHaveTitle(new RegExp(`^${texts(`state.${key}.title`)}`));
  await expect(main.getByText(texts(`state.${key}.now`))).toBeVisible();
  await expect(main.getByText(texts(`state.${key}.next`))).toBeVisible();
  await expect(main.getByText(/^Updated \d+ /)).toBeVisible();
  await expect(main.getByText('Usual time for this pair: 10–60 min')).toBeVisible({
    visible: !OVER.includes(status),
  });
  await expect(
    main
      .getByRole('button', { name: may, exact: true })
      .or(main.getByRole('link', { name: may, exact: true })),
  ).toBeVisible();
  if (status === 'confirming') await expect(main.getByRole('progressbar')).toBeVisible();
  if (key === 'unknown') await expect(main.getByText('rebalancing_pool')).toBeVisible();
  if (status !== 'new' && status !== 'waiting')
    await expect(main.getByRole('group', { name: 'Deposit address' })).toBeHidden();
};

for (const rows of QUARTERS)
  test(`an order shows what happens, what comes next and what to do: ${rows.map(({ status }) => status).join(', ')}`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const { id } = await ownOrder({ page, sandbox, baseURL });
    for (const row of rows)
      await test.step(row.status, async () => {
        await sandbox.setStatus(id, row.status);
        await page.goto(`/exchange/txs/${id}`);
        await expectStatus(page, row);
      });
  });
