import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { Order } from './order.ts';

const RecordRow = t.type({ record: t.string }, 'RecordRow');
const StoredOrder = jsonColumn(Order);

export type OrderStore = {
  readonly find: (id: string) => Order | null;
  readonly save: (order: Order) => void;
  readonly list: (namespace: string) => readonly Order[];
  readonly keys: IdempotencyKeys;
  readonly addNotifyAddress: (orderId: string, email: string) => void;
  /** Deletes the orders of a namespace and related rows. Returns the number of orders. */
  readonly clear: (namespace: string) => number;
  readonly inTransaction: <A>(work: () => A) => A;
};

const toOrder = ({ record }: t.TypeOf<typeof RecordRow>): readonly Order[] =>
  RA.fromEither(StoredOrder.decode(record));

/** Creates the store. An order that this version cannot read counts as missing. */
export const createOrderStore = (rows: Rows): OrderStore => ({
  find: (id) => rows.all(RecordRow, 'SELECT record FROM orders WHERE id = ?', id).flatMap(toOrder)[0] ?? null,
  save: (order) => {
    rows.run(
      `INSERT INTO orders (id, namespace, created_at, record) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
      order.id,
      order.namespace,
      order.createdAt,
      JSON.stringify(order),
    );
  },
  list: (namespace) =>
    rows
      .all(
        RecordRow,
        'SELECT record FROM orders WHERE namespace = ? ORDER BY created_at DESC LIMIT 1000',
        namespace,
      )
      .flatMap(toOrder),
  keys: createIdempotencyKeys(rows),
  addNotifyAddress: (orderId, email) => {
    rows.run('INSERT OR IGNORE INTO notify_addresses VALUES (?, ?)', orderId, email);
  },
  clear: (namespace) =>
    rows.inTransaction(() => {
      rows.run(
        'DELETE FROM notify_addresses WHERE order_id IN (SELECT id FROM orders WHERE namespace = ?)',
        namespace,
      );
      rows.run('DELETE FROM idempotency_keys WHERE namespace = ?', namespace);
      return rows.run('DELETE FROM orders WHERE namespace = ?', namespace);
    }),
  inTransaction: rows.inTransaction,
});
