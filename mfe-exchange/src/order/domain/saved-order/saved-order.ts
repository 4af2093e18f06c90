import type { Transaction } from '../transaction';

/** An order of this browser in its last known state. Null: created here, but never fetched. */
export type SavedOrder = {
  readonly transactionId: string;
  /** Time of that state, epoch ms by the server's clock. */
  readonly seenAt: number;
  readonly transaction: Transaction | null;
};

const MAX_SAVED_ORDERS = 100;

/** Saves the new state of an order at the end of the list. Keeps the newest hundred orders. */
export const saveOrder = (
  saved: readonly SavedOrder[],
  transaction: Transaction,
  seenAt: number,
): readonly SavedOrder[] => {
  const { transactionId } = transaction;
  const others = saved.filter((other) => other.transactionId !== transactionId);
  const known = saved.findIndex((other) => other.transactionId === transactionId);
  const entry: SavedOrder = { transactionId, seenAt, transaction };
  const all = [
    ...others.slice(0, known === -1 ? others.length : known),
    entry,
    ...(known === -1 ? [] : others.slice(known)),
  ];
  return all.slice(-MAX_SAVED_ORDERS);
};

/** Orders of this browser, newest first: the IDs it created, each with its last known state. */
export const historyOf = (ids: readonly string[], saved: readonly SavedOrder[]): readonly SavedOrder[] => {
  const seen = new Map(saved.map((entry) => [entry.transactionId, entry]));
  return ids
    .map((transactionId) => seen.get(transactionId) ?? { transactionId, seenAt: 0, transaction: null })
    .toReversed();
};
