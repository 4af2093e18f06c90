import { randomBytes } from 'node:crypto';

import { attemptsOf } from './attempts.ts';
import { first } from './database.ts';
import type { Database } from './database.ts';
import { leasesOf } from './leases.ts';
import { noticesOf } from './notices.ts';
import type { OrderStore } from './order-store.ts';
import { ordersOf } from './orders.ts';
import { outcomesOf } from './outcomes.ts';
import { outboxOf } from './outbox.ts';
import { receiptKeysOf } from './receipt-keys.ts';
import { reviewsOf } from './reviews.ts';

/** Creates the order store of an open database. */
export const createOrderStore = (database: Database): OrderStore => ({
  ...attemptsOf(database),
  ...ordersOf(database),
  ...leasesOf(database),
  ...outcomesOf(database),
  ...outboxOf(database),
  ...receiptKeysOf(database),
  notices: noticesOf(database),
  reviews: reviewsOf(database),
  switchedOff: async () => {
    const rows = await database.all('SELECT provider FROM provider_switch WHERE is_off = 1');
    return rows.map(({ provider }) => String(provider));
  },
  switchProvider: async (provider, isOff, by) => {
    await database.run(
      `INSERT INTO provider_switch (provider, is_off, changed_at, changed_by) VALUES (?, ?, now_ms(), ?)
       ON CONFLICT (provider) DO UPDATE
       SET is_off = excluded.is_off, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      provider,
      isOff ? 1 : 0,
      by,
    );
  },
  secret: async (name) => {
    const created = randomBytes(32).toString('base64url');
    await database.run(
      'INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
      name,
      created,
    );
    const row = await first(database, 'SELECT value FROM secret WHERE name = ?', name);
    return String(row?.['value']);
  },
  close: database.close,
});
