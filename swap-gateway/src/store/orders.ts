import { first } from './database.ts';
import type { Database } from './database.ts';
import type { OrderStore } from './order-store.ts';
import { isFinal } from '../orders/advance.ts';
import { removeReceivers } from './notices.ts';
import { addMessages } from './outbox.ts';
import { recordOutcome } from './outcomes.ts';
import { toObservation, toOrder } from './records.ts';

type Orders = Pick<OrderStore, 'find' | 'observe' | 'history' | 'changeTerms' | 'counts'>;

const ORDER = 'SELECT terms, state, receipt FROM exchange_order WHERE id = ?';

/** Statements about orders (`exchange_order`) and their observations (`observation`). */
export const ordersOf = (database: Database): Orders => ({
  find: async (id) => {
    const row = await first(database, ORDER, id);
    return row === null ? null : toOrder(row);
  },
  observe: (id, { observation, source, atMs }, decide) =>
    database.together(async (sql) => {
      const row = await first(sql, `${ORDER}${database.lock.rows}`, id);
      if (row === null) return null;
      const order = toOrder(row);
      const { next, isRecorded, messages } = decide(order);
      if (isRecorded)
        await sql.run(
          'INSERT INTO observation (order_id, at, source, raw_status, facts, is_applied) VALUES (?, ?, ?, ?, ?, ?)',
          id,
          atMs,
          source,
          observation.rawStatus,
          JSON.stringify(observation),
          next === null ? 0 : 1,
        );
      if (next === null) return order;
      await sql.run(
        'UPDATE exchange_order SET status = ?, state = ? WHERE id = ?',
        next.status,
        JSON.stringify(next),
        id,
      );
      await recordOutcome(sql, order, next, atMs);
      await addMessages(sql, id, messages);
      if (isFinal(next.status)) await removeReceivers(sql, id);
      return { ...order, state: next };
    }),
  history: async (id) => {
    const rows = await database.all(
      'SELECT at, source, raw_status, is_applied FROM observation WHERE order_id = ? ORDER BY number',
      id,
    );
    return rows.map(toObservation);
  },
  changeTerms: (id, decide) =>
    database.together(async (sql) => {
      const row = await first(sql, `${ORDER}${database.lock.rows}`, id);
      const order = row === null ? null : toOrder(row);
      const terms = order === null ? null : decide(order);
      if (order === null || terms === null) return null;
      await sql.run('UPDATE exchange_order SET terms = ? WHERE id = ?', JSON.stringify(terms), id);
      return { ...order, terms };
    }),
  counts: async () => {
    const rows = await database.all(
      "SELECT provider, COALESCE(status, 'unknown') AS status, COUNT(*) AS count FROM exchange_order GROUP BY 1, 2",
    );
    return rows.map(({ provider, status, count }) => ({
      provider: String(provider),
      status: String(status),
      count: Number(count),
    }));
  },
});
