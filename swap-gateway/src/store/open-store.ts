import { createOrderStore } from './create-order-store.ts';
import type { OrderStore } from './order-store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

export type StoreSettings = {
  /** URL of a PostgreSQL database. Null: `orders.sqlite` in the folder. */
  readonly databaseUrl: string | null;
  readonly folder: string;
};

/** Opens `<folder>/orders.sqlite`, the order store of one server. Rejects if the folder is not writable. */
export const openSqliteStore = async (folder: string, now: () => number = Date.now): Promise<OrderStore> =>
  createOrderStore(await openSqliteDatabase(folder, now));

/** Opens the order store. Rejects if it cannot be used. */
export const openStore = async (
  { databaseUrl, folder }: StoreSettings,
  log: (problem: string) => void,
): Promise<OrderStore> => {
  if (databaseUrl === null) return openSqliteStore(folder);
  // a server without DATABASE_URL does not load the driver
  const { openPostgresDatabase } = await import('./postgres-database.ts');
  return createOrderStore(await openPostgresDatabase({ url: databaseUrl, log }));
};
