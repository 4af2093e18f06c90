import type { Database } from './database.ts';
import type { MessageQueue } from './message-queue.ts';
import { toQueuedMessage } from './records.ts';

/** Table of a queue. The names are constants of this package. */
type QueueTable = {
  readonly name: 'outbox' | 'notice';
  /** Order is kept among messages of one topic and channel. */
  readonly topic: 'order_id' | 'topic';
  /** Body of a message whose delivery has ended. */
  readonly endedBody: 'body' | "''";
};

/** Maximum time until a message is due. A later time was set before the clock went back. */
const LATEST_MS = 2 * 86_400_000;

const takeStatement = ({ name, topic }: QueueTable, freeRows: string): string =>
  `WITH due AS MATERIALIZED (
     SELECT number FROM ${name}
     WHERE phase = 'waiting' AND (due_at <= now_ms() OR due_at > now_ms() + ?)
       AND (lease_until <= now_ms() OR lease_until > now_ms() + ?)
       AND NOT EXISTS (
         SELECT 1 FROM ${name} AS earlier
         WHERE earlier.${topic} = ${name}.${topic} AND earlier.channel = ${name}.channel
           AND earlier.phase = 'waiting' AND earlier.number < ${name}.number
       )
     ORDER BY due_at LIMIT ?${freeRows}
   )
   UPDATE ${name} SET lease_holder = ?, lease_until = now_ms() + ?
   FROM due WHERE ${name}.number = due.number
   RETURNING id, channel, ${topic} AS topic, body, attempts`;

/** Statements about the messages of one table. */
export const queueOf = (database: Database, table: QueueTable): MessageQueue => ({
  take: async ({ holder, forMs, most }) => {
    const sql = takeStatement(table, database.lock.freeRows);
    const rows = await database.all(sql, LATEST_MS, forMs, most, holder, forMs);
    return rows.map(toQueuedMessage);
  },
  end: async (id, phase) => {
    await database.run(
      `UPDATE ${table.name} SET phase = ?, changed_at = now_ms(), body = ${table.endedBody} WHERE id = ?`,
      phase,
      id,
    );
  },
  retry: async (id, inMs) => {
    await database.run(
      `UPDATE ${table.name} SET attempts = attempts + 1, due_at = now_ms() + ?, lease_until = 0 WHERE id = ?`,
      inMs,
      id,
    );
  },
  counts: async () => {
    const rows = await database.all(
      `SELECT channel, phase, COUNT(*) AS count, now_ms() - MIN(changed_at) AS oldest_ms
       FROM ${table.name} GROUP BY channel, phase ORDER BY channel, phase`,
    );
    return rows.map(({ channel, phase, count, oldest_ms }) => ({
      channel: String(channel),
      phase: String(phase),
      count: Number(count),
      oldestMs: Number(oldest_ms),
    }));
  },
  purge: (olderThanMs) =>
    database.run(
      `DELETE FROM ${table.name} WHERE phase <> 'waiting' AND changed_at < now_ms() - ?`,
      olderThanMs,
    ),
});
