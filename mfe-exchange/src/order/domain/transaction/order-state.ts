import { depositIssueOf } from './deposit-issue';
import type { KnownStatus, Transaction } from './transaction';
import { stageOf, statusName } from './transaction-status';
import { canStillPay } from './visitor-actions';

/** State of an order: its status, or a deposit that differs from the agreement. */
export type OrderState = KnownStatus | 'unknown' | 'underpaid' | 'overpaid' | 'late' | 'wrongAsset';

/** `action`: the user's turn. `closed`: ended without an error. */
export type OrderTone = 'action' | 'running' | 'done' | 'stopped' | 'closed';

const TONE_OF: Readonly<Record<OrderState, OrderTone>> = {
  new: 'running',
  waiting: 'action',
  confirming: 'running',
  exchanging: 'running',
  processing: 'running',
  sending: 'running',
  finished: 'done',
  failed: 'stopped',
  refunding: 'running',
  refunded: 'closed',
  expired: 'closed',
  verifying: 'action',
  paying: 'running',
  paid: 'running',
  paid_failed: 'stopped',
  unknown: 'closed',
  underpaid: 'action',
  overpaid: 'running',
  late: 'action',
  wrongAsset: 'action',
};

const ISSUE_STATES = {
  Underpaid: 'underpaid',
  Overpaid: 'overpaid',
  Late: 'late',
  WrongAsset: 'wrongAsset',
} as const satisfies Readonly<Record<string, OrderState>>;

/**
 * Deposit issue that is still relevant: the service offers a choice, or too much arrived and the exchange is running.
 */
const issueState = (transaction: Transaction, serverNow: number): OrderState | null => {
  const issue = depositIssueOf(transaction);
  if (issue === null) return null;
  const { areActionsAvailable, depositNote, status } = transaction;
  if (issue._tag === 'Overpaid')
    return ['confirming', 'exchanging'].includes(stageOf(status)) ? 'overpaid' : null;
  const until = depositNote?.decideUntil ?? null;
  const isInTime = until === null || serverNow < until;
  return areActionsAvailable && isInTime ? ISSUE_STATES[issue._tag] : null;
};

/** A new order that can already be paid is waiting for its payment. */
const isPayable = ({ status, payin, redirectUrl }: Transaction): boolean =>
  statusName(status) === 'new' && (payin.address !== null || redirectUrl !== null);

/** State of an order. An order whose payment time has ended is expired, whatever its status. */
export const orderStateOf = (transaction: Transaction, serverNow: number): OrderState => {
  const issue = issueState(transaction, serverNow);
  if (issue !== null) return issue;
  const isOver = stageOf(transaction.status) === 'awaitingDeposit' && !canStillPay(transaction, serverNow);
  if (isOver) return 'expired';
  return isPayable(transaction) ? 'waiting' : statusName(transaction.status);
};

export const toneOf = (state: OrderState): OrderTone => TONE_OF[state];

/** Whether an order is still running. An unknown status counts as running. */
export const isRunning = (state: OrderState): boolean =>
  state === 'unknown' || TONE_OF[state] === 'action' || TONE_OF[state] === 'running';
