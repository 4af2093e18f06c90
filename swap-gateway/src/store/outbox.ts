import type { Database, Statements } from './database.ts';
import type { Message, OrderStore } from './order-store.ts';
import { toQueuedMessage } from './records.ts';

type Outbox = Pick<
  OrderStore,
  'takeMessages' | 'endMessage' | 'retryMessage' | 'outboxCounts' | 'purgeOutbox'
>;

/** No message is due later than this. A later time is from before the clock was set back. */
const LATEST_MS = 2 * 86_400_000;

/** Adds messages in the transaction of the change that they report. A message whose ID is there is not added again. */
export const addMessages = async (
  sql: Statements,
  orderId: string,
  messages: readonly Message[],
): Promise<void> => {
  for (const { id, channel, body } of messages)
    await sql.run(
      `INSERT INTO outbox (id, channel, order_id, body, phase, due_at, changed_at)
       VALUES (?, ?, ?, ?, 'waiting', now_ms(), now_ms()) ON CONFLICT (id) DO NOTHING`,
      id,
      channel,
      orderId,
      body,
    );
};

/** Statements about messages that wait for their delivery (`outbox`). */
export const outboxOf = (database: Database): Outbox => ({
  takeMessages: async ({ holder, forMs, most }) => {
    const rows = await database.all(
      // the messages of an order in one channel are delivered in their order
      `WITH due AS MATERIALIZED (
         SELECT number FROM outbox
         WHERE phase = 'waiting' AND (due_at <= now_ms() OR due_at > now_ms() + ?)
           AND (lease_until <= now_ms() OR lease_until > now_ms() + ?)
           AND NOT EXISTS (
             SELECT 1 FROM outbox AS earlier
             WHERE earlier.order_id = outbox.order_id AND earlier.channel = outbox.channel
               AND earlier.phase = 'waiting' AND earlier.number < outbox.number
           )
         ORDER BY due_at LIMIT ?${database.lock.freeRows}
       )
       UPDATE outbox SET lease_holder = ?, lease_until = now_ms() + ?
       FROM due WHERE outbox.number = due.number
       RETURNING id, channel, order_id, body, attempts`,
      LATEST_MS,
      forMs,
      most,
      holder,
      forMs,
    );
    return rows.map(toQueuedMessage);
  },
  endMessage: async (id, phase) => {
    await database.run('UPDATE outbox SET phase = ?, changed_at = now_ms() WHERE id = ?', phase, id);
  },
  retryMessage: async (id, inMs) => {
    await database.run(
      'UPDATE outbox SET attempts = attempts + 1, due_at = now_ms() + ?, lease_until = 0 WHERE id = ?',
      inMs,
      id,
    );
  },
  outboxCounts: async () => {
    const rows = await database.all(
      'SELECT channel, phase, COUNT(*) AS count FROM outbox GROUP BY channel, phase ORDER BY channel, phase',
    );
    return rows.map(({ channel, phase, count }) => ({
      channel: String(channel),
      phase: String(phase),
      count: Number(count),
    }));
  },
  purgeOutbox: (olderThanMs) =>
    database.run("DELETE FROM outbox WHERE phase <> 'waiting' AND changed_at < now_ms() - ?", olderThanMs),
});
