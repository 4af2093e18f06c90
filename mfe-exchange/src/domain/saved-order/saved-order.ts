import type { Transaction } from '../transaction';

/** A transaction of this browser as it was last seen; null: made here, not looked at since. */
export type SavedOrder = {
  readonly transactionId: string;
  /** When it was seen, epoch ms by the server's clock. */
  readonly seenAt: number;
  readonly transaction: Transaction | null;
};

/** Far more than anybody looks back at, far less than a storage holds. */
const MAX_SAVED_ORDERS = 100;

/** The list with a transaction at its end as it was just seen, each once, the newest hundred. */
export const saveOrder = (
  kept: readonly SavedOrder[],
  transaction: Transaction,
  seenAt: number,
): readonly SavedOrder[] => {
  const { transactionId } = transaction;
  const others = kept.filter((other) => other.transactionId !== transactionId);
  const known = kept.findIndex((other) => other.transactionId === transactionId);
  const entry: SavedOrder = { transactionId, seenAt, transaction };
  const all = [
    ...others.slice(0, known === -1 ? others.length : known),
    entry,
    ...(known === -1 ? [] : others.slice(known)),
  ];
  return all.slice(-MAX_SAVED_ORDERS);
};

/** This browser's transactions, newest first: the ids it made, each with what was last seen of it. */
export const historyOf = (ids: readonly string[], kept: readonly SavedOrder[]): readonly SavedOrder[] => {
  const seen = new Map(kept.map((entry) => [entry.transactionId, entry]));
  return ids
    .map((transactionId) => seen.get(transactionId) ?? { transactionId, seenAt: 0, transaction: null })
    .toReversed();
};
