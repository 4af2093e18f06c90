import type { DatabaseSync } from 'node:sqlite';

/** Steps of the schema. Only append: a database has run the first `user_version` of them. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE attempt (
    key TEXT PRIMARY KEY,
    body_hash TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('intended', 'sent', 'placed', 'refused', 'unknown')),
    provider TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    order_id TEXT UNIQUE,
    refusal TEXT,
    CHECK ((phase = 'placed') = (order_id IS NOT NULL))
  ) STRICT;
  CREATE TABLE exchange_order (
    id TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    reference TEXT NOT NULL,
    status TEXT,
    terms TEXT NOT NULL,
    state TEXT NOT NULL,
    evidence TEXT NOT NULL,
    next_poll_at INTEGER,
    lease_holder TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (provider, reference)
  ) STRICT;
  CREATE INDEX due_orders ON exchange_order (next_poll_at) WHERE next_poll_at IS NOT NULL;
  CREATE TABLE observation (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id TEXT NOT NULL REFERENCES exchange_order (id),
    at INTEGER NOT NULL,
    source TEXT NOT NULL,
    raw_status TEXT NOT NULL,
    facts TEXT NOT NULL,
    is_applied INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX observations_of_order ON observation (order_id, number);
  `,
];

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/** Runs the missing steps, each in a transaction. Throws if the database is of a newer version. */
export const migrate = (database: DatabaseSync): void => {
  const version = versionOf(database);
  if (version > MIGRATIONS.length)
    throw new Error(`the order database has schema ${String(version)}, newer than this server`);
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${String(index + 1)}; COMMIT;`);
  }
};
