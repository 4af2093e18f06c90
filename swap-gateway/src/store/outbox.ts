import type { Database, Statements } from './database.ts';
import { addNotices } from './notices.ts';
import type { Message } from './message-queue.ts';
import type { OrderStore } from './order-store.ts';
import { queueOf } from './queue.ts';

type Outbox = Pick<
  OrderStore,
  'takeMessages' | 'endMessage' | 'retryMessage' | 'outboxCounts' | 'purgeOutbox'
>;

/** Adds messages in the transaction of the change that they report. Ignores existing IDs. */
export const addMessages = async (
  sql: Statements,
  orderId: string,
  messages: readonly Message[],
): Promise<void> => {
  for (const message of messages)
    if (message.channel !== 'webhook') await addNotices(sql, orderId, message);
    else
      await sql.run(
        `INSERT INTO outbox (id, channel, order_id, body, phase, due_at, changed_at)
         VALUES (?, ?, ?, ?, 'waiting', now_ms(), now_ms()) ON CONFLICT (id) DO NOTHING`,
        message.id,
        message.channel,
        orderId,
        message.body,
      );
};

/** Statements about webhooks that wait for delivery (`outbox`). */
export const outboxOf = (database: Database): Outbox => {
  const { take, end, retry, counts, purge } = queueOf(database, {
    name: 'outbox',
    topic: 'order_id',
    endedBody: 'body',
  });
  return {
    takeMessages: take,
    endMessage: end,
    retryMessage: retry,
    outboxCounts: counts,
    purgeOutbox: purge,
  };
};
