import type { DatabaseSync } from 'node:sqlite';

/** Rows of each table; about 100 MB in all. */
const MOST_ROWS = 50_000;

/** Money and whatever belongs to accounts: new rows are refused, because old ones are still needed. */
const REFUSING: ReadonlySet<string> = new Set([
  'accounts',
  'kyc_sessions',
  'ledger_transfers',
  'loans',
  'passkeys',
  'stakes',
  'whitelist',
  'withdrawals',
]);
/** Written by the program alone, or a few rows with each transfer. */
const UNBOUNDED: ReadonlySet<string> = new Set(['secrets', 'ledger_legs']);

/** Message of the error if a table takes no more rows. */
export const SANDBOX_FULL = 'sandbox_full';

const refuse = (table: string, most: number): string =>
  `CREATE TRIGGER bound_${table} BEFORE INSERT ON ${table} WHEN (SELECT count(*) FROM ${table}) >= ${String(most)}
   BEGIN SELECT RAISE(ABORT, '${SANDBOX_FULL}'); END;`;

const dropOldest = (table: string, most: number): string =>
  `CREATE TRIGGER bound_${table} AFTER INSERT ON ${table} WHEN (SELECT count(*) FROM ${table}) > ${String(most)}
   BEGIN DELETE FROM ${table} WHERE rowid = (SELECT min(rowid) FROM ${table}); END;`;

const boundOf = (table: string, most: number): string =>
  `DROP TRIGGER IF EXISTS bound_${table}; ${REFUSING.has(table) ? refuse(table, most) : dropOldest(table, most)}`;

/** Bounds every table, so that no number of calls fills the disk: the oldest row goes, or the new one is refused. */
export const boundTables = (database: DatabaseSync, most = MOST_ROWS): void => {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !UNBOUNDED.has(name));
  database.exec(`BEGIN IMMEDIATE; ${names.map((name) => boundOf(name, most)).join(' ')} COMMIT;`);
};
