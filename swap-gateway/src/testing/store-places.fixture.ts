import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createOrderStore } from '../store/create-order-store.ts';
import { openSqliteStore } from '../store/open-store.ts';
import type { OrderStore } from '../store/order-store.ts';
import { openPostgresDatabase } from '../store/postgres-database.ts';
import { openSqliteDatabase } from '../store/sqlite-database.ts';
import { startPostgres } from './postgres.fixture.ts';
import type { TestPostgres } from './postgres.fixture.ts';

/** A place of a database: any number of servers can open it. */
export type StorePlace = {
  readonly open: (now?: () => number) => Promise<OrderStore>;
  /** Runs a statement directly on the database. */
  readonly change: (sql: string) => Promise<void>;
  /** Statement that pretends that a newer server has migrated the database. */
  readonly newer: string;
  /** `StoreSettings` for another process, as JSON. */
  readonly settings: string;
};

export type StoreKind = {
  readonly createPlace: () => Promise<StorePlace>;
  readonly end: () => Promise<void>;
};

export const KINDS = ['node:sqlite', 'PostgreSQL'] as const;

const sqliteKind = (): StoreKind => {
  const folders: string[] = [];
  return {
    createPlace: () => {
      const folder = mkdtempSync(join(tmpdir(), 'coinlane-orders-'));
      folders.push(folder);
      return Promise.resolve({
        open: (now) => openSqliteStore(folder, now),
        change: async (sql) => {
          const database = await openSqliteDatabase(folder, Date.now);
          await database.run(sql);
          await database.close();
        },
        newer: 'PRAGMA user_version = 99',
        settings: JSON.stringify({ databaseUrl: null, folder }),
      });
    },
    end: () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};

/** Databases of one server. */
export const placeOf = async (server: TestPostgres, log = (): void => undefined): Promise<StorePlace> => {
  const url = await server.createDatabase();
  return {
    open: async (now) =>
      createOrderStore(await openPostgresDatabase({ url, log, ...(now === undefined ? {} : { now }) })),
    change: async (sql) => {
      await server.query(url, sql);
    },
    newer: 'INSERT INTO schema_version VALUES (99)',
    settings: JSON.stringify({ databaseUrl: url, folder: '' }),
  };
};

/** Starts what one kind of store needs. */
export const startKind = async (kind: (typeof KINDS)[number]): Promise<StoreKind> => {
  if (kind === 'node:sqlite') return sqliteKind();
  const server = await startPostgres();
  return { createPlace: () => placeOf(server), end: server.remove };
};
