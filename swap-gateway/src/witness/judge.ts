import type { Order } from '../orders/order.ts';
import type { Observation, Status } from '../provider.ts';
import { isRefuted, STAYS_MS } from './chain-view.ts';
import type { ChainView, LegView } from './chain-view.ts';
import { hasArrived } from './judge-leg.ts';

/** An observation, compared with the chain. */
export type Judged = Observation & {
  readonly chain: ChainView | null;
  /** Whether the chain reverts a final status, because a reorganisation removed its transfer. */
  readonly isRetraction: boolean;
};

/** Statuses after a deposit, in which the page does not show the deposit address. */
const AFTER_DEPOSIT: readonly Status[] = ['exchanging', 'sending', 'verifying', 'failed', 'refunding'];

const isFalse = ({ doubt }: LegView): boolean => doubt !== null && doubt !== 'unreadable';

/** Latest status before the doubted payment that our nodes confirm. Null: none, so the page shows "checking". */
const earlierStatus = (order: Order, { deposit }: ChainView): Status | null => {
  const { status } = order.state;
  const isDepositFalse = deposit !== null && isFalse(deposit);
  if (status !== null && (AFTER_DEPOSIT.includes(status) || status === 'confirming')) return status;
  return deposit !== null && !isDepositFalse && deposit.confirmations > 0 ? 'exchanging' : null;
};

/** Whether a final status stays for now: the node is down, or lost the transfer only a moment ago. */
const isKept = (order: Order, seen: Observation, { doubt, doubtSinceMs }: LegView, nowMs: number): boolean =>
  order.state.status === seen.status &&
  (doubt === 'unreadable' || (doubt === 'vanished' && nowMs - (doubtSinceMs ?? nowMs) < STAYS_MS));

/** A deposit that is not on the chain is not exchanged, and no rest of it is requested: the page shows "checking". */
const limitedByDeposit = (order: Order, seen: Observation, { deposit }: ChainView): Status | null => {
  if (seen.depositIssue !== null && isRefuted(deposit)) return null;
  const isLater = seen.status === 'exchanging' || seen.status === 'sending';
  if (!isLater || deposit === null || !isFalse(deposit)) return seen.status;
  const { status } = order.state;
  return status !== null && AFTER_DEPOSIT.includes(status) ? status : 'confirming';
};

/** The transfer that a final status needs, and the status while it is pending. */
const finalLegOf = (
  { status }: Observation,
  { payout, refund }: ChainView,
): { readonly leg: LegView; readonly onTheWay: Status } | null => {
  if (status === 'finished' && payout !== null) return { leg: payout, onTheWay: 'sending' };
  if (status === 'refunded' && refund !== null) return { leg: refund, onTheWay: 'refunding' };
  return null;
};

const statusOf = (order: Order, seen: Observation, view: ChainView, nowMs: number): Status | null => {
  const final = finalLegOf(seen, view);
  if (final === null) return limitedByDeposit(order, seen, view);
  const { leg, onTheWay } = final;
  if (hasArrived(leg) || isKept(order, seen, leg, nowMs)) return seen.status;
  return isFalse(leg) && leg.doubt !== 'vanished' ? earlierStatus(order, view) : onTheWay;
};

/**
 * Status of an order: that of the provider, but `finished` and `refunded` only if the transfer is on the chain
 * with enough confirmations. Unchanged on a network without a node.
 */
export const judge = (order: Order, seen: Observation, view: ChainView, nowMs: number): Judged => {
  const status = statusOf(order, seen, view, nowMs);
  const isTakenBack = order.state.status === seen.status && status !== seen.status;
  return { ...seen, status, chain: view, isRetraction: isTakenBack };
};
