import type { Database } from './database.ts';
import type { OrderStore } from './order-store.ts';

/** Maximum time until an order is due, ten minutes. A later time was set before the clock went back. */
const LATEST_MS = 660_000;

/** Statements with which servers share the reading of running orders. */
export const leasesOf = (database: Database): Pick<OrderStore, 'lease' | 'schedule'> => ({
  lease: async ({ provider, holder, forMs, most }) => {
    const rows = await database.all(
      `WITH due AS MATERIALIZED (
         SELECT id FROM exchange_order
         WHERE provider = ? AND (next_poll_at <= now_ms() OR next_poll_at > now_ms() + ?)
           AND (lease_until <= now_ms() OR lease_until > now_ms() + ?)
         ORDER BY next_poll_at LIMIT ?${database.lock.freeRows}
       )
       UPDATE exchange_order SET lease_holder = ?, lease_until = now_ms() + ?
       FROM due WHERE exchange_order.id = due.id RETURNING exchange_order.id AS id`,
      provider,
      LATEST_MS,
      forMs,
      most,
      holder,
      forMs,
    );
    return rows.map(({ id }) => String(id));
  },
  schedule: async (id, nextPollInMs) => {
    await database.run(
      'UPDATE exchange_order SET next_poll_at = now_ms() + ?, lease_until = 0 WHERE id = ?',
      nextPollInMs,
      id,
    );
  },
});
