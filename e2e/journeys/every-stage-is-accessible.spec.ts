import { createOrder } from '../support/create-order.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { tierOf } from '../support/tier.ts';
import { transactionStatus } from '../screens/transaction-status.ts';

/** A status of each kind of order page in the first tier. The last one is unknown. */
const STATUSES = [
  { status: 'confirming', isFirstTier: true },
  { status: 'finished', isFirstTier: true },
  { status: 'failed', isFirstTier: true },
  { status: 'expired', isFirstTier: true },
  { status: 'verifying', isFirstTier: true },
  { status: 'rebalancing_pool', isFirstTier: true },
  { status: 'refunding', isFirstTier: false },
  { status: 'refunded', isFirstTier: false },
  { status: 'paid_failed', isFirstTier: false },
  { status: 'new', isFirstTier: false },
  { status: 'exchanging', isFirstTier: false },
  { status: 'sending', isFirstTier: false },
  { status: 'processing', isFirstTier: false },
  { status: 'paid', isFirstTier: false },
];

for (const isFirstTier of [true, false])
  for (const part of [0, 1]) {
    const statuses = STATUSES.filter((each) => each.isFirstTier === isFirstTier)
      .map(({ status }) => status)
      .filter((_, index) => index % 2 === part);

    test(
      `the page of an order has no axe violation in either theme: ${statuses.join(', ')}`,
      tierOf(isFirstTier),
      async ({ page, sandbox, baseURL }) => {
        const wish = { from: 'btc', to: 'eth', amount: '0.1' } as const;
        const { id } = await createOrder(baseURL ?? '', sandbox.namespace, wish);
        for (const status of statuses) {
          await sandbox.setStatus(id, status);
          await page.goto(`/exchange/txs/${id}`);
          await expect(transactionStatus(page).stage).not.toBeEmpty();
          await expectAccessible(page, status);
        }
      },
    );
  }
