import { isDeepStrictEqual } from 'node:util';

import type { Judged } from '../witness/judge.ts';
import type { Observation, Status } from '../provider.ts';
import type { OrderState } from './order.ts';

/** Statuses on the way to a payout. A status of this list never follows a later one. */
const WAY: readonly Status[] = ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished'];
const FINAL: readonly Status[] = ['finished', 'refunded'];

/** Whether the status of the order can no longer change. */
export const isFinal = (status: Status | null): boolean => status !== null && FINAL.includes(status);

const isBackward = (from: Status, to: Status): boolean =>
  WAY.includes(from) && WAY.includes(to) && WAY.indexOf(to) < WAY.indexOf(from);

/**
 * Whether the order would wait for a deposit again. An order whose deposit was returned, or arrived late, never does.
 */
const isReopened = (from: Status, to: Status): boolean =>
  (to === 'new' || to === 'waiting') && !['new', 'waiting', 'verifying'].includes(from);

/** Whether an order can go from one status to another. */
export const mayFollow = (from: Status | null, to: Status | null): boolean => {
  if (from === null || to === null) return !isFinal(from);
  if (isFinal(from)) return from === to;
  return !isBackward(from, to) && !isReopened(from, to);
};

/** Whether an order needs no more reads: it is final, and the chain of our node cannot revert that. */
export const isSettled = ({ status, chain }: OrderState): boolean => {
  if (!isFinal(status)) return false;
  const leg = status === 'finished' ? chain?.payout : chain?.refund;
  return leg === null || leg === undefined || leg.isSettled;
};

/** Known facts stay known, even if a later reply omits them. */
const knownOf = (state: OrderState, seen: Observation) => ({
  amountFrom: seen.amountFrom ?? state.amountFrom,
  amountTo: seen.amountTo ?? state.amountTo,
  refundAmount: seen.refundAmount ?? state.refundAmount,
  payinHash: seen.payinHash ?? state.payinHash,
  payoutHash: seen.payoutHash ?? state.payoutHash,
  refundHash: seen.refundHash ?? state.refundHash,
  // some providers report the time of their last change
  depositReceivedAtMs: state.depositReceivedAtMs ?? seen.depositReceivedAtMs,
});

/** An observation, compared with the chain if a node is configured. */
export type Seen = Observation &
  Partial<Pick<Judged, 'chain' | 'isRetraction'> & Pick<OrderState, 'isAltered' | 'reportedRecipient'>>;

/** Whether an observation can change an order. Only the chain can revert a final status. */
export const isAcceptable = ({ status }: OrderState, seen: Seen): boolean =>
  mayFollow(status, seen.status) || (isFinal(status) && seen.isRetraction === true);

const nextOf = (state: OrderState, seen: Seen): OrderState => {
  const chain = seen.chain ?? state.chain;
  const { isAltered = state.isAltered, reportedRecipient = state.reportedRecipient } = seen;
  const reported = { isAltered, reportedRecipient };
  // a status never goes back, but confirmations do: after a reorganisation the provider waits for the deposit
  // again
  if (!isAcceptable(state, seen)) return { ...state, ...reported, chain };
  const { status, depositIssue, hasActions } = seen;
  const { updatedAtMs } = state;
  return { ...knownOf(state, seen), status, depositIssue, hasActions, ...reported, chain, updatedAtMs };
};

/** State of an order after an observation. Null: nothing changes. */
export const advance = (state: OrderState, seen: Seen, atMs: number): OrderState | null => {
  const next = nextOf(state, seen);
  return isDeepStrictEqual(next, state) ? null : { ...next, updatedAtMs: atMs };
};
