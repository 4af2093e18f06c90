import { isRunning, orderStateOf, toneOf } from '../transaction';
import type { OrderState, Transaction } from '../transaction';
import type { SavedOrder } from './saved-order';

/** Running orders of this browser, and the one to open first. */
export type OrderCount = {
  readonly running: number;
  readonly first: { readonly transactionId: string; readonly from: string; readonly to: string } | null;
};

export type ListedOrder = SavedOrder & {
  /** Null: not fetched yet. */
  readonly state: OrderState | null;
};

const isUsersTurn = ({ state }: ListedOrder): boolean => state !== null && toneOf(state) === 'action';

/** Orders with their states: first those that wait for the user, then newest first, as in the history. */
export const listOrders = (history: readonly SavedOrder[], serverNow: number): readonly ListedOrder[] => {
  const listed = history.map((order) => ({
    ...order,
    state: order.transaction === null ? null : orderStateOf(order.transaction, serverNow),
  }));
  return [...listed.filter(isUsersTurn), ...listed.filter((order) => !isUsersTurn(order))];
};

const firstOf = ({ transactionId, payin, payout }: Transaction): OrderCount['first'] => ({
  transactionId,
  from: payin.displayTicker.toUpperCase(),
  to: payout.displayTicker.toUpperCase(),
});

/** Counts the running orders. An order that was never fetched does not count. */
export const countOrders = (history: readonly SavedOrder[], serverNow: number): OrderCount => {
  const running = listOrders(history, serverNow).flatMap(({ transaction, state }) =>
    transaction !== null && state !== null && isRunning(state) ? [transaction] : [],
  );
  const [first] = running;
  return { running: running.length, first: first === undefined ? null : firstOf(first) };
};
