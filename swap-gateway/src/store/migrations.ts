import type { Statements } from './database.ts';
import { first } from './database.ts';

/** Parts of the schema that differ between the databases. */
type SchemaWords = {
  readonly integer: 'INTEGER' | 'BIGINT';
  /** Column type of an auto-increment number. */
  readonly counter: string;
  /** End of CREATE TABLE. */
  readonly table: '' | ' STRICT';
};

type Step = (words: SchemaWords) => readonly string[];

const orderTables: Step = ({ integer, counter, table }) => [
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)${table}`,
  `CREATE TABLE attempt (
      key TEXT PRIMARY KEY,
      body_hash TEXT NOT NULL,
      phase TEXT NOT NULL CHECK (phase IN ('intended', 'sent', 'placed', 'refused', 'unknown')),
      provider TEXT NOT NULL,
      started_at ${integer} NOT NULL,
      order_id TEXT UNIQUE,
      refusal TEXT,
      CHECK ((phase = 'placed') = (order_id IS NOT NULL))
    )${table}`,
  `CREATE TABLE exchange_order (
      id TEXT PRIMARY KEY,
      provider TEXT NOT NULL,
      reference TEXT NOT NULL,
      status TEXT,
      terms TEXT NOT NULL,
      state TEXT NOT NULL,
      evidence TEXT NOT NULL,
      next_poll_at ${integer},
      lease_holder TEXT,
      lease_until ${integer} NOT NULL DEFAULT 0,
      UNIQUE (provider, reference)
    )${table}`,
  'CREATE INDEX due_orders ON exchange_order (next_poll_at) WHERE next_poll_at IS NOT NULL',
  `CREATE TABLE observation (
      number ${counter},
      order_id TEXT NOT NULL REFERENCES exchange_order (id),
      at ${integer} NOT NULL,
      source TEXT NOT NULL,
      raw_status TEXT NOT NULL,
      facts TEXT NOT NULL,
      is_applied INTEGER NOT NULL
    )${table}`,
  'CREATE INDEX observations_of_order ON observation (order_id, number)',
];

const switches: Step = ({ integer, table }) => [
  // counts how often an attempt was sent: a late reply to an earlier send must not change a later one
  'ALTER TABLE attempt ADD COLUMN sends INTEGER NOT NULL DEFAULT 0',
  "CREATE INDEX sent_attempts ON attempt (started_at) WHERE phase = 'sent'",
  `CREATE TABLE provider_switch (
      provider TEXT PRIMARY KEY,
      is_off INTEGER NOT NULL,
      changed_at ${integer} NOT NULL,
      changed_by TEXT NOT NULL
    )${table}`,
];

const leasesPerProvider: Step = () => [
  // each provider's orders are leased separately
  'DROP INDEX due_orders',
  'CREATE INDEX due_orders ON exchange_order (provider, next_poll_at) WHERE next_poll_at IS NOT NULL',
];

const receiptsAndMessages: Step = ({ integer, counter, table }) => [
  'ALTER TABLE exchange_order ADD COLUMN receipt TEXT',
  `CREATE TABLE receipt_key (id TEXT PRIMARY KEY, x TEXT NOT NULL, added_at ${integer} NOT NULL)${table}`,
  `CREATE TABLE outbox (
      number ${counter},
      id TEXT NOT NULL UNIQUE,
      channel TEXT NOT NULL,
      order_id TEXT NOT NULL REFERENCES exchange_order (id),
      body TEXT NOT NULL,
      phase TEXT NOT NULL CHECK (phase IN ('waiting', 'delivered', 'given-up')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at ${integer} NOT NULL,
      changed_at ${integer} NOT NULL,
      lease_holder TEXT,
      lease_until ${integer} NOT NULL DEFAULT 0
    )${table}`,
  "CREATE INDEX due_messages ON outbox (due_at) WHERE phase = 'waiting'",
  "CREATE INDEX waiting_messages_of_order ON outbox (order_id, channel, number) WHERE phase = 'waiting'",
];

const noticesToVisitors: Step = ({ integer, counter, table }) => [
  `CREATE TABLE notice_receiver (
      id TEXT PRIMARY KEY,
      order_id TEXT NOT NULL REFERENCES exchange_order (id),
      channel TEXT NOT NULL,
      address TEXT NOT NULL,
      language TEXT NOT NULL,
      added_at ${integer} NOT NULL,
      UNIQUE (order_id, channel, address)
    )${table}`,
  // a separate table, because servers of an older version must not take these messages from the outbox
  `CREATE TABLE notice (
      number ${counter},
      id TEXT NOT NULL UNIQUE,
      channel TEXT NOT NULL,
      topic TEXT NOT NULL,
      body TEXT NOT NULL,
      phase TEXT NOT NULL CHECK (phase IN ('waiting', 'delivered', 'given-up')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at ${integer} NOT NULL,
      changed_at ${integer} NOT NULL,
      lease_holder TEXT,
      lease_until ${integer} NOT NULL DEFAULT 0
    )${table}`,
  "CREATE INDEX due_notices ON notice (due_at) WHERE phase = 'waiting'",
  "CREATE INDEX waiting_notices_of_topic ON notice (topic, channel, number) WHERE phase = 'waiting'",
  `CREATE TABLE push_device (id TEXT PRIMARY KEY, token TEXT NOT NULL, added_at ${integer} NOT NULL)${table}`,
  `CREATE TABLE used_once (id TEXT PRIMARY KEY, until ${integer} NOT NULL)${table}`,
];

const outcomesOfOrders: Step = ({ integer, table }) => [
  `CREATE TABLE order_outcome (
      order_id TEXT PRIMARY KEY REFERENCES exchange_order (id),
      provider TEXT NOT NULL,
      announced_seconds INTEGER,
      deposit_at ${integer},
      was_held INTEGER NOT NULL,
      was_underpaid INTEGER NOT NULL,
      result TEXT CHECK (result IN ('finished', 'refunded', 'failed')),
      ended_at ${integer},
      paid_millionths INTEGER,
      seconds INTEGER
    )${table}`,
  'CREATE INDEX ended_orders ON order_outcome (provider, ended_at) WHERE result IS NOT NULL AND was_underpaid = 0',
];

const ownersOfOrders: Step = () => [
  // anyone who knows the ID of an order can add a receiver, so only the address from its creation proves ownership
  'ALTER TABLE notice_receiver ADD COLUMN is_owner INTEGER NOT NULL DEFAULT 0',
];

const reviewsOfOrders: Step = ({ integer, table }) => [
  `CREATE TABLE review (
      id TEXT PRIMARY KEY,
      order_id TEXT NOT NULL UNIQUE REFERENCES exchange_order (id),
      state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'rejected')),
      rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      name TEXT NOT NULL,
      language TEXT NOT NULL,
      written_at ${integer} NOT NULL
    )${table}`,
  'CREATE INDEX reviews_by_state ON review (state, written_at)',
];

/** Steps of the schema. Only append to this list: a database has already run the first `version` steps. */
const STEPS: readonly Step[] = [
  orderTables,
  switches,
  leasesPerProvider,
  receiptsAndMessages,
  noticesToVisitors,
  outcomesOfOrders,
  ownersOfOrders,
  reviewsOfOrders,
];

/** Runs the missing steps in the transaction of the caller. Throws if the database has a newer version. */
export const migrate = async (
  sql: Statements,
  words: SchemaWords,
  readVersion: string,
  writeVersion: (version: number) => string,
): Promise<void> => {
  const version = Number((await first(sql, readVersion))?.['user_version'] ?? 0);
  if (version > STEPS.length)
    throw new Error(`the order database has schema ${String(version)}, newer than this server`);
  for (const step of STEPS.slice(version)) for (const statement of step(words)) await sql.run(statement);
  if (version < STEPS.length) await sql.run(writeVersion(STEPS.length));
};
