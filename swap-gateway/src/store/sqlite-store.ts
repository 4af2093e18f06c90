import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';

import type { OrderStore } from './order-store.ts';
import { toAttempt, toObservation, toOrder } from './records.ts';
import { migrate } from './schema.ts';

const BUSY_MS = 5000;

const open = (folder: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'orders.sqlite'), { timeout: BUSY_MS });
  // FULL: an order that was answered must survive a power cut
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  migrate(database);
  return database;
};

type Sql = ReturnType<typeof sqlOf>;

const sqlOf = (database: DatabaseSync) => ({
  /** Returns the number of changed rows. */
  run: (sql: string, ...values: SQLInputValue[]): number =>
    Number(database.prepare(sql).run(...values).changes),
  first: (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).get(...values),
  all: (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values),
  /** Runs in one transaction. */
  together: <A>(work: () => A): A => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  },
});

const attempts = ({
  run,
  first,
  together,
}: Sql): Pick<OrderStore, 'intend' | 'claim' | 'loseReply' | 'refuse' | 'abandon'> => ({
  intend: ({ key, bodyHash, provider, startedAtMs }) =>
    together(() => {
      const used = first('SELECT * FROM attempt WHERE key = ?', key);
      if (used !== undefined) return toAttempt(used);
      run(
        "INSERT INTO attempt VALUES (?, ?, 'intended', ?, ?, NULL, NULL)",
        key,
        bodyHash,
        provider,
        startedAtMs,
      );
      return null;
    }),
  claim: (key, phase, atMs) =>
    run("UPDATE attempt SET phase = 'sent', started_at = ? WHERE key = ? AND phase = ?", atMs, key, phase) ===
    1,
  loseReply: (key) => {
    run("UPDATE attempt SET phase = 'unknown' WHERE key = ? AND phase = 'sent'", key);
  },
  refuse: (key, refusal) => {
    run("UPDATE attempt SET phase = 'refused', refusal = ? WHERE key = ?", refusal, key);
  },
  abandon: (startedBeforeMs) =>
    run("UPDATE attempt SET phase = 'unknown' WHERE phase = 'sent' AND started_at < ?", startedBeforeMs),
});

const orders = ({
  run,
  first,
  all,
  together,
}: Sql): Pick<OrderStore, 'place' | 'find' | 'changeTerms' | 'counts'> => ({
  place: (key, { terms, state }, evidence, nextPollAtMs) =>
    together(() => {
      run(
        'INSERT INTO exchange_order VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0)',
        terms.id,
        terms.provider,
        terms.reference,
        state.status,
        JSON.stringify(terms),
        JSON.stringify(state),
        JSON.stringify(evidence),
        nextPollAtMs,
      );
      run("UPDATE attempt SET phase = 'placed', order_id = ? WHERE key = ?", terms.id, key);
    }),
  find: (id) => {
    const row = first('SELECT terms, state FROM exchange_order WHERE id = ?', id);
    return row === undefined ? null : toOrder(row);
  },
  changeTerms: (terms) => {
    run('UPDATE exchange_order SET terms = ? WHERE id = ?', JSON.stringify(terms), terms.id);
  },
  counts: () =>
    all(
      "SELECT provider, COALESCE(status, 'unknown') AS status, COUNT(*) AS count FROM exchange_order GROUP BY 1, 2",
    ).map((row) => ({
      provider: String(row['provider']),
      status: String(row['status']),
      count: Number(row['count']),
    })),
});

const observations = ({
  run,
  all,
  together,
}: Sql): Pick<OrderStore, 'observe' | 'history' | 'lease' | 'schedule'> => ({
  observe: (id, { observation, source, atMs }, next) =>
    together(() => {
      run(
        'INSERT INTO observation (order_id, at, source, raw_status, facts, is_applied) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        atMs,
        source,
        observation.rawStatus,
        JSON.stringify(observation),
        next === null ? 0 : 1,
      );
      if (next !== null)
        run(
          'UPDATE exchange_order SET status = ?, state = ? WHERE id = ?',
          next.status,
          JSON.stringify(next),
          id,
        );
    }),
  history: (id) =>
    all(
      'SELECT at, source, raw_status, is_applied FROM observation WHERE order_id = ? ORDER BY number',
      id,
    ).map(toObservation),
  lease: ({ holder, nowMs, untilMs, most }) =>
    all(
      `UPDATE exchange_order SET lease_holder = ?, lease_until = ? WHERE id IN (
         SELECT id FROM exchange_order WHERE next_poll_at <= ? AND (lease_until <= ? OR lease_holder = ?)
         ORDER BY next_poll_at LIMIT ?
       ) RETURNING id`,
      holder,
      untilMs,
      nowMs,
      nowMs,
      holder,
      most,
    ).map(({ id }) => String(id)),
  schedule: (id, nextPollAtMs) => {
    run('UPDATE exchange_order SET next_poll_at = ?, lease_until = 0 WHERE id = ?', nextPollAtMs, id);
  },
});

/** Opens `<folder>/orders.sqlite`, the order store of one server. Throws if the folder is not writable. */
export const openSqliteStore = (folder: string): OrderStore => {
  const database = open(folder);
  const sql = sqlOf(database);
  return {
    ...attempts(sql),
    ...orders(sql),
    ...observations(sql),
    secret: (name) =>
      sql.together(() => {
        sql.run('INSERT OR IGNORE INTO secret VALUES (?, ?)', name, randomBytes(32).toString('base64url'));
        return String(sql.first('SELECT value FROM secret WHERE name = ?', name)?.['value']);
      }),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};
