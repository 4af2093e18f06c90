import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { Swap } from './swap.ts';

const RecordRow = t.type({ record: t.string }, 'SwapRow');
const StoredSwap = jsonColumn(Swap);

/** Store of token swaps. */
export type SwapStore = {
  readonly find: (id: string) => Swap | null;
  readonly save: (swap: Swap) => void;
  readonly list: (namespace: string) => readonly Swap[];
};

const toSwap = ({ record }: t.TypeOf<typeof RecordRow>): readonly Swap[] =>
  RA.fromEither(StoredSwap.decode(record));

/** Creates the store. A swap that this version cannot read counts as missing. */
export const createSwapStore = (rows: Rows): SwapStore => ({
  find: (id) => rows.all(RecordRow, 'SELECT record FROM swaps WHERE id = ?', id).flatMap(toSwap)[0] ?? null,
  save: (swap) => {
    rows.run(
      `INSERT INTO swaps (id, namespace, created_at, idempotency_key, record) VALUES (?, ?, ?, '', ?)
       ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
      swap.id,
      swap.namespace,
      swap.createdAt,
      JSON.stringify(swap),
    );
  },
  list: (namespace) =>
    rows
      .all(RecordRow, 'SELECT record FROM swaps WHERE namespace = ? ORDER BY created_at DESC', namespace)
      .flatMap(toSwap),
});
