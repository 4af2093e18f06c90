import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ACCOUNT_TABLES } from './account-tables.ts';
import { boundTables } from './bound-tables.ts';
import { SERVICE_TABLES } from './service-tables.ts';

const BUSY_MS = 5000;

/** Opens `<dataDir>/sandbox.sqlite` and creates missing tables. Several processes can open it. */
export const openDatabase = (dataDir: string): DatabaseSync => {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { timeout: BUSY_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(SERVICE_TABLES);
  database.exec(ACCOUNT_TABLES);
  boundTables(database);
  return database;
};
