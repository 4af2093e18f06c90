import { createOrder } from '../support/create-order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { transactionStatus } from '../screens/transaction-status.ts';

/** Stages that the journey of a good exchange does not pass; the last one is a word no build knows. */
const STATUSES = [
  'failed',
  'refunding',
  'refunded',
  'expired',
  'verifying',
  'paid_failed',
  'new',
  'processing',
  'paid',
  'rebalancing_pool',
];

for (const status of STATUSES) {
  test(`the page of an order that is "${status}" has no axe violation in either theme`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const { id } = await createOrder(baseURL ?? '', sandbox.namespace, {
      from: 'btc',
      to: 'eth',
      amount: '0.1',
    });
    await sandbox.setStatus(id, status);
    await page.goto(`/exchange/txs/${id}`);
    await expect(transactionStatus(page).stage).not.toBeEmpty();
    await expectAccessible(page, status);
  });
}
