import type { Database } from './database.ts';
import type { OrderStore } from './order-store.ts';
import { toReceiptKey } from './records.ts';

/** Statements about public receipt keys (`receipt_key`). */
export const receiptKeysOf = (database: Database): Pick<OrderStore, 'addReceiptKey' | 'receiptKeys'> => ({
  addReceiptKey: async ({ kid, x }) => {
    await database.run(
      'INSERT INTO receipt_key (id, x, added_at) VALUES (?, ?, now_ms()) ON CONFLICT (id) DO NOTHING',
      kid,
      x,
    );
  },
  receiptKeys: async () => {
    const rows = await database.all('SELECT id, x FROM receipt_key ORDER BY added_at, id');
    return rows.map(toReceiptKey);
  },
});
