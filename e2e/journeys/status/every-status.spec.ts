import type { Page } from '@playwright/test';

import { textsOf } from '../../support/names.ts';
import { ownOrder } from '../../support/own-order.ts';
import { expect, test } from '../../support/test.ts';
import { transactionStatus } from '../../screens/transaction-status.ts';

/** The fifteen statuses of spec §4 and an unknown one, each with its pill, its text and an action that it offers. */
const STATUSES = [
  { status: 'new', pill: 'waiting', text: /^One payment/, may: 'Copy deposit address' },
  { status: 'waiting', pill: 'waiting', text: /^One payment/, may: 'Copy deposit address' },
  { status: 'confirming', pill: 'confirming', text: /^\d of \d confirmations?\.$/, may: 'Notify me' },
  { status: 'exchanging', pill: 'exchanging', text: /^The deposit is confirmed/, may: 'Notify me' },
  { status: 'processing', pill: 'processing', text: /has accepted the deposit/, may: 'Notify me' },
  { status: 'sending', pill: 'sending', text: /^Your wallet shows it/, may: 'Notify me' },
  { status: 'finished', pill: 'finished', text: /^Completed in/, may: 'Exchange again' },
  { status: 'failed', pill: 'failed', text: /it is still yours/, may: 'Refund the deposit' },
  { status: 'refunded', pill: 'refunded', text: /was sent to|did not take place/, may: 'New exchange' },
  { status: 'expired', pill: 'expired', text: /^Do not send to this address/, may: 'New exchange' },
  { status: 'verifying', pill: 'verifying', text: /usually within 3 working days/, may: 'Ask for a refund' },
  { status: 'refunding', pill: 'refunding', text: /is being/, may: 'Notify me' },
  { status: 'paying', pill: 'paying', text: /^The provider is charging/, may: 'Notify me' },
  { status: 'paid', pill: 'paid', text: /^The provider is buying your ETH/, may: 'Notify me' },
  {
    status: 'paid_failed',
    pill: 'paid_failed',
    text: /^Nothing was exchanged/,
    may: 'Try another payment method',
  },
  {
    status: 'rebalancing_pool',
    pill: 'unknown',
    text: /^The service reports a new status/,
    may: 'Contact support',
  },
] as const;

const OVER: readonly string[] = ['finished', 'failed', 'refunded', 'expired', 'paid_failed'];

/** Statuses of an order to which the usual time of its pair does not apply. */
const WITHOUT_USUAL_TIME: readonly string[] = [...OVER, 'refunding', 'verifying', 'rebalancing_pool'];
const texts = textsOf('mfe-exchange', 'en');

/** Quarters of the table. Each is one test, so that pages load from the browser's cache. */
const QUARTERS = [0, 1, 2, 3].map((quarter) => STATUSES.filter((_, index) => index % 4 === quarter));

const expectStatus = async (
  page: Page,
  { status, pill, text, may }: (typeof STATUSES)[number],
): Promise<void> => {
  const main = page.getByRole('main');
  await expect(transactionStatus(page).stage).not.toBeEmpty();
  await expect(main.getByText(texts(`pill.${pill}`), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${texts(`pill.${status === 'new' ? 'new' : pill}`)}`));
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(/^Updated \d+ /)).toBeVisible();
  await expect(main.getByText('Usual time for this pair: 10–60 min')).toBeVisible({
    visible: !WITHOUT_USUAL_TIME.includes(status),
  });
  await expect(
    main
      .getByRole('button', { name: may, exact: true })
      .or(main.getByRole('link', { name: may, exact: true }))
      .first(),
  ).toBeVisible();
  if (status === 'confirming') await expect(main.getByRole('progressbar')).toBeVisible();
  if (pill === 'unknown') await expect(main.getByText('rebalancing_pool')).toBeVisible();
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
