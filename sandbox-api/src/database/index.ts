export { SANDBOX_FULL } from './bound-tables.ts';
export { jsonColumn } from './json-column.ts';
export { storedSecret } from './stored-secret.ts';
export { openDatabase } from './open-database.ts';
export { createRows } from './rows.ts';
export type { Rows } from './rows.ts';
