import type { DatabaseSync } from 'node:sqlite';

/** Maximum number of rows of each table, about 100 MB in total. */
const MAX_ROWS = 50_000;

/** Money and account data. New rows are refused, because old ones are still needed. */
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
/** Unlimited: written only by the program, or with a few rows per transfer. */
const UNBOUNDED: ReadonlySet<string> = new Set(['secrets', 'ledger_legs']);

/** Error message if a table accepts no more rows. */
export const SANDBOX_FULL = 'sandbox_full';

const refuse = (table: string, most: number): string =>
  `CREATE TRIGGER bound_${table} BEFORE INSERT ON ${table} WHEN (SELECT count(*) FROM ${table}) >= ${String(most)}
   BEGIN SELECT RAISE(ABORT, '${SANDBOX_FULL}'); END;`;

const dropOldest = (table: string, most: number): string =>
  `CREATE TRIGGER bound_${table} AFTER INSERT ON ${table} WHEN (SELECT count(*) FROM ${table}) > ${String(most)}
   BEGIN DELETE FROM ${table} WHERE rowid = (SELECT min(rowid) FROM ${table}); END;`;

const boundOf = (table: string, most: number): string =>
  `DROP TRIGGER IF EXISTS bound_${table}; ${REFUSING.has(table) ? refuse(table, most) : dropOldest(table, most)}`;

/** Limits every table, so that calls cannot fill the disk. Removes the oldest row, or refuses the new one. */
export const boundTables = (database: DatabaseSync, most = MAX_ROWS): void => {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !UNBOUNDED.has(name));
  database.exec(`BEGIN IMMEDIATE; ${names.map((name) => boundOf(name, most)).join(' ')} COMMIT;`);
};
