import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';

import { StoreFault } from './database.ts';
import type { Database, Statements, StoreFaultKind } from './database.ts';
import { migrate } from './migrations.ts';

/** Maximum time that a statement waits for the transaction of another process. */
const BUSY_MS = 5_000;
const TRY_AGAIN_MS = 5;
const WORDS = {
  integer: 'INTEGER',
  counter: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  table: ' STRICT',
} as const;

/** Primary result codes of SQLite. */
const KINDS: Readonly<Partial<Record<number, StoreFaultKind>>> = {
  5: 'busy',
  6: 'busy',
  8: 'gone',
  10: 'gone',
  11: 'gone',
  13: 'full',
  14: 'gone',
  26: 'gone',
};

/** Whether `fsync` or `write` failed because the disk is full, which SQLite reports as an I/O error. */
const isOutOfRoom = (error: Error): boolean => /ENOSPC|disk is full/.test(error.message);

const toFault = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code: unknown = Reflect.get(error, 'errcode');
  const kind = typeof code === 'number' ? KINDS[code & 0xff] : undefined;
  if (error.message.includes('database is not open')) return new StoreFault('gone', error);
  return kind === undefined ? error : new StoreFault(isOutOfRoom(error) ? 'full' : kind, error);
};

const statementsOf = (database: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const run = <A>(work: () => A): Promise<A> => {
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(toFault(error));
    }
  };
  return {
    run: (sql, ...values) => run(() => Number(prepare(sql).run(...values).changes)),
    all: (sql, ...values) => run(() => prepare(sql).all(...values)),
  };
};

/** Waits for other processes without blocking the event loop, which SQLite's own time-out would do. */
const patiently = async <A>(work: () => Promise<A>): Promise<A> => {
  const until = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreFault) || error.kind !== 'busy' || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
};

/** Runs jobs one after another: a connection has one transaction, and other statements must not run in it. */
const createQueue = (): (<A>(job: () => Promise<A>) => Promise<A>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job, job);
    last = done.catch(() => null);
    return done;
  };
};

const inTransaction = async <A>(sql: Statements, work: (sql: Statements) => Promise<A>): Promise<A> => {
  await patiently(() => sql.run('BEGIN IMMEDIATE'));
  try {
    const result = await work(sql);
    await sql.run('COMMIT');
    return result;
  } catch (error) {
    // a full disk has already ended the transaction
    await sql.run('ROLLBACK').catch(() => null);
    throw error;
  }
};

const open = (file: string, now: () => number): DatabaseSync => {
  const database = new DatabaseSync(file);
  // FULL, because an order that was confirmed must survive a power cut. The change to WAL waits for other
  // processes
  database.exec(
    `PRAGMA busy_timeout = ${String(BUSY_MS)}; PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 0;`,
  );
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.function('now_ms', now);
  return database;
};

/** Opens a database file, or `:memory:`. Rejects if the folder is not writable. */
export const openSqliteDatabase = async (folder: string, now: () => number): Promise<Database> => {
  const isInMemory = folder === ':memory:';
  if (!isInMemory) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = open(isInMemory ? folder : join(folder, 'orders.sqlite'), now);
  const sql = statementsOf(database);
  const queued = createQueue();
  await inTransaction(sql, () =>
    migrate(sql, WORDS, 'PRAGMA user_version', (version) => `PRAGMA user_version = ${String(version)}`),
  ).catch((error: unknown) => {
    database.close();
    throw error;
  });
  return {
    lock: { rows: '', freeRows: '' },
    run: (...statement) => queued(() => patiently(() => sql.run(...statement))),
    all: (...statement) => queued(() => patiently(() => sql.all(...statement))),
    together: (work) => queued(() => inTransaction(sql, work)),
    close: () =>
      queued(() => {
        if (database.isOpen) database.close();
        return Promise.resolve();
      }),
  };
};
