import * as t from 'io-ts';

import type { Order, OrderState } from '../orders/order.ts';
import { nextOutcome } from '../track-record/order-outcome.ts';
import type { OrderOutcome } from '../track-record/order-outcome.ts';
import type { EndedOrder } from '../track-record/track-record.ts';
import { first } from './database.ts';
import type { Database, Statements } from './database.ts';
import type { OrderStore } from './order-store.ts';
import { stored, Time } from './stored.ts';

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const Result = t.keyof({ finished: null, refunded: null, failed: null });

const OutcomeRow = t.type(
  {
    deposit_at: nullable(Time),
    was_held: t.number,
    was_underpaid: t.number,
    result: nullable(Result),
    ended_at: nullable(Time),
    paid_millionths: nullable(t.number),
    seconds: nullable(t.number),
  },
  'OutcomeRow',
);

const EndedRow = t.type(
  {
    result: Result,
    was_held: t.number,
    paid_millionths: nullable(t.number),
    seconds: nullable(t.number),
    announced_seconds: nullable(t.number),
  },
  'EndedRow',
);

const msOf = (time: t.TypeOf<typeof Time> | null): number | null => (time === null ? null : Number(time));

const toOutcome = (row: unknown): OrderOutcome => {
  const { deposit_at, was_held, was_underpaid, result, ended_at, paid_millionths, seconds } = stored(
    OutcomeRow,
    row,
  );
  return {
    depositAtMs: msOf(deposit_at),
    wasHeld: was_held === 1,
    wasUnderpaid: was_underpaid === 1,
    result,
    endedAtMs: msOf(ended_at),
    paidMillionths: paid_millionths,
    seconds,
  };
};

const toEndedOrder = (row: unknown): EndedOrder => {
  const { result, was_held, paid_millionths, seconds, announced_seconds } = stored(EndedRow, row);
  return {
    result,
    wasHeld: was_held === 1,
    paidMillionths: paid_millionths,
    seconds,
    announcedSeconds: announced_seconds,
  };
};

const FIELDS = 'deposit_at, was_held, was_underpaid, result, ended_at, paid_millionths, seconds';

/** Records the outcome of a changed order, in the transaction of the change. `order`: the order before the change. */
export const recordOutcome = async (
  sql: Statements,
  order: Order,
  next: OrderState,
  atMs: number,
): Promise<void> => {
  const { id, provider, announcedSeconds } = order.terms;
  const row = await first(sql, `SELECT ${FIELDS} FROM order_outcome WHERE order_id = ?`, id);
  const before = row === null ? null : toOutcome(row);
  const outcome = nextOutcome(order, before, next, atMs);
  if (outcome === null || outcome === before) return;
  await sql.run(
    `INSERT INTO order_outcome (order_id, provider, announced_seconds, ${FIELDS})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (order_id) DO UPDATE SET deposit_at = excluded.deposit_at, was_held = excluded.was_held,
       was_underpaid = excluded.was_underpaid, result = excluded.result, ended_at = excluded.ended_at,
       paid_millionths = excluded.paid_millionths, seconds = excluded.seconds`,
    id,
    provider,
    announcedSeconds,
    outcome.depositAtMs,
    outcome.wasHeld ? 1 : 0,
    outcome.wasUnderpaid ? 1 : 0,
    outcome.result,
    outcome.endedAtMs,
    outcome.paidMillionths,
    outcome.seconds,
  );
};

/** Statements about the outcomes of orders (`order_outcome`). */
export const outcomesOf = (database: Database): Pick<OrderStore, 'endedOrders'> => ({
  endedOrders: async (provider, most) => {
    const rows = await database.all(
      `SELECT result, was_held, paid_millionths, seconds, announced_seconds FROM order_outcome
       WHERE provider = ? AND result IS NOT NULL AND was_underpaid = 0 ORDER BY ended_at DESC LIMIT ?`,
      provider,
      most,
    );
    return rows.map(toEndedOrder);
  },
});
