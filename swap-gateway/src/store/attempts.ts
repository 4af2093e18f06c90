import type { Order } from '../orders/order.ts';
import { first } from './database.ts';
import type { Database, Statements } from './database.ts';
import type { Attempt, OrderStore } from './order-store.ts';
import { addReceiver } from './notices.ts';
import { addMessages } from './outbox.ts';
import { toAttempt, toOrder } from './records.ts';

type Attempts = Pick<OrderStore, 'intend' | 'claim' | 'loseReply' | 'refuse' | 'place' | 'abandon'>;

const ATTEMPT = 'SELECT key, body_hash, phase, provider, order_id, refusal FROM attempt WHERE key = ?';

/** Returns the attempt, locked until the transaction ends. */
const lockedAttempt = async (database: Database, sql: Statements, key: string): Promise<Attempt> => {
  const row = await first(sql, `${ATTEMPT}${database.lock.rows}`, key);
  if (row === null) throw new Error(`the attempt ${key} of an order is missing`);
  return toAttempt(row);
};

const orderOf = async (sql: Statements, id: string): Promise<Order> =>
  toOrder(await first(sql, 'SELECT terms, state, receipt FROM exchange_order WHERE id = ?', id));

const insertOrder = (
  sql: Statements,
  { terms, state, receipt }: Order,
  evidence: unknown,
  nextPollInMs: number,
) =>
  sql.run(
    `INSERT INTO exchange_order (id, provider, reference, status, terms, state, evidence, receipt, next_poll_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, now_ms() + ?)`,
    terms.id,
    terms.provider,
    terms.reference,
    state.status,
    JSON.stringify(terms),
    JSON.stringify(state),
    JSON.stringify(evidence),
    receipt,
    nextPollInMs,
  );

/** Statements about attempts (`attempt`), and the step from an attempt to its order. */
export const attemptsOf = (database: Database): Attempts => ({
  intend: async ({ key, bodyHash, provider }) => {
    const count = await database.run(
      `INSERT INTO attempt (key, body_hash, phase, provider, started_at) VALUES (?, ?, 'intended', ?, now_ms())
       ON CONFLICT (key) DO NOTHING`,
      key,
      bodyHash,
      provider,
    );
    return count === 1 ? null : toAttempt(await first(database, ATTEMPT, key));
  },
  claim: async (key, phase) => {
    const row = await first(
      database,
      `UPDATE attempt SET phase = 'sent', started_at = now_ms(), sends = sends + 1
       WHERE key = ? AND phase = ? RETURNING sends`,
      key,
      phase,
    );
    return row === null ? null : Number(row['sends']);
  },
  loseReply: async (key, send) => {
    await database.run(
      "UPDATE attempt SET phase = 'unknown' WHERE key = ? AND phase = 'sent' AND sends = ?",
      key,
      send,
    );
  },
  refuse: async (key, send, refusal) =>
    (await database.run(
      `UPDATE attempt SET phase = 'refused', refusal = ?
       WHERE key = ? AND sends = ? AND phase IN ('sent', 'unknown')`,
      refusal,
      key,
      send,
    )) === 1,
  place: (key, order, evidence, nextPollInMs, messages = [], receivers = []) =>
    database.together(async (sql) => {
      const { phase, orderId } = await lockedAttempt(database, sql, key);
      if (phase === 'refused') return null;
      if (orderId !== null) return orderOf(sql, orderId);
      await insertOrder(sql, order, evidence, nextPollInMs);
      for (const receiver of receivers) await addReceiver(sql, order.terms.id, receiver, true);
      await addMessages(sql, order.terms.id, messages);
      await sql.run("UPDATE attempt SET phase = 'placed', order_id = ? WHERE key = ?", order.terms.id, key);
      return order;
    }),
  abandon: (olderThanMs) =>
    database.run(
      // an attempt with a future time was sent before the clock was set back
      `UPDATE attempt SET phase = 'unknown'
       WHERE phase = 'sent' AND (started_at < now_ms() - ? OR started_at > now_ms() + ?)`,
      olderThanMs,
      olderThanMs,
    ),
});
