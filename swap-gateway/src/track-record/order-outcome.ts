import Big from 'big.js';

import type { Status } from '../provider.ts';
import type { Order, OrderState, OrderTerms } from '../orders/order.ts';

/** Outcome of one order, by our own log. */
export type OrderOutcome = {
  /** Time of our first read with a deposit. Null: none yet, or unknown. */
  readonly depositAtMs: number | null;
  /** Whether the provider has ever stopped it, for a check or because it failed. */
  readonly wasHeld: boolean;
  /** Whether the visitor sent less than agreed. The order then does not count. */
  readonly wasUnderpaid: boolean;
  readonly result: 'finished' | 'refunded' | 'failed' | null;
  readonly endedAtMs: number | null;
  /** Paid rate, in millionths of the quoted rate, rounded down. Null: unknown. */
  readonly paidMillionths: number | null;
  /** Whole seconds from the deposit to the end. Null: unknown. */
  readonly seconds: number | null;
};

const NO_OUTCOME: OrderOutcome = {
  depositAtMs: null,
  wasHeld: false,
  wasUnderpaid: false,
  result: null,
  endedAtMs: null,
  paidMillionths: null,
  seconds: null,
};

const MILLION = 1_000_000;
/**
 * Upper limit. A market hardly moves further during an order, and one much higher report must not improve the mean.
 */
const MOST_MILLIONTHS = 1_100_000;

/** Largest integer that does not exceed the quotient. Big.js rounds the quotient itself to 20 decimals. */
const floorOf = (dividend: Big, divisor: Big): Big => {
  const rounded = dividend.div(divisor).round(0, Big.roundDown);
  return rounded.times(divisor).gt(dividend) ? rounded.minus(1) : rounded;
};

/** Paid rate, in millionths of the quoted rate. Null: an amount is missing. */
export const paidMillionthsOf = (
  { expectedFrom, expectedTo }: Pick<OrderTerms, 'expectedFrom' | 'expectedTo'>,
  { amountFrom, amountTo }: Pick<OrderState, 'amountFrom' | 'amountTo'>,
): number | null => {
  if (amountTo === null) return null;
  const dividend = new Big(amountTo).times(expectedFrom).times(MILLION);
  const divisor = new Big(amountFrom ?? expectedFrom).times(expectedTo);
  if (dividend.lt(0) || divisor.lte(0)) return null;
  const paid = floorOf(dividend, divisor);
  return paid.gt(MOST_MILLIONTHS) ? MOST_MILLIONTHS : paid.toNumber();
};

const LONGEST_SECONDS = 30 * 86_400;

/** An announced time that can be compared. Null: none, or longer than any visitor would wait. */
export const wholeSeconds = (seconds: number | null): number | null =>
  seconds !== null && seconds > 0 && seconds <= LONGEST_SECONDS ? Math.ceil(seconds) : null;

const BEFORE_DEPOSIT: readonly Status[] = ['new', 'waiting', 'expired'];
const HELD: readonly Status[] = ['verifying', 'failed'];

const isBeforeDeposit = (status: Status | null): boolean =>
  status !== null && BEFORE_DEPOSIT.includes(status);

/** Start of the order's time. Null if we never saw the order without its deposit. */
const depositAtOf = ({ state }: Order, before: OrderOutcome | null, nowMs: number): number | null => {
  if (before?.depositAtMs != null) return before.depositAtMs;
  return isBeforeDeposit(state.status) ? nowMs : null;
};

/**
 * Time from the deposit to the end. The provider's own time of the deposit counts only if it is earlier than ours:
 * a later one would make the order look faster.
 */
const secondsOf = (
  { createdAtMs }: OrderTerms,
  { depositReceivedAtMs }: OrderState,
  depositAtMs: number | null,
  nowMs: number,
): number | null => {
  const stated =
    depositReceivedAtMs !== null && depositReceivedAtMs >= createdAtMs ? depositReceivedAtMs : nowMs;
  const beginMs = Math.min(depositAtMs ?? nowMs, stated);
  // one read found both deposit and end, so the time is unknown
  return beginMs >= nowMs ? null : Math.ceil((nowMs - beginMs) / 1_000);
};

const resultOf = (status: Status | null): OrderOutcome['result'] =>
  status === 'finished' || status === 'refunded' || status === 'failed' ? status : null;

/** Facts that stay: a hold or a missing part of the deposit counts even if the order continues. */
const lastingOf = (
  before: OrderOutcome | null,
  { status, depositIssue }: OrderState,
): Pick<OrderOutcome, 'wasHeld' | 'wasUnderpaid'> => {
  const isUnderpaid = depositIssue !== null;
  const isHeld = status !== null && HELD.includes(status) && !isUnderpaid;
  return {
    wasHeld: before?.wasHeld === true || isHeld,
    wasUnderpaid: before?.wasUnderpaid === true || isUnderpaid,
  };
};

const isSameResult = (before: OrderOutcome | null, result: OrderOutcome['result']): boolean =>
  before !== null && result !== null && before.result === result;

/**
 * Outcome of an order after a change. `order`: the order before the change. `before`: its previous outcome, or
 * null. Returns `before` if there is nothing to record.
 */
export const nextOutcome = (
  order: Order,
  before: OrderOutcome | null,
  next: OrderState,
  nowMs: number,
): OrderOutcome | null => {
  if (next.status === null || isBeforeDeposit(next.status)) return before;
  const result = resultOf(next.status);
  if (isSameResult(before, result)) return before;
  const depositAtMs = depositAtOf(order, before, nowMs);
  const outcome = { ...NO_OUTCOME, ...lastingOf(before, next), depositAtMs, result };
  if (result === null) return outcome;
  if (result !== 'finished') return { ...outcome, endedAtMs: nowMs };
  return {
    ...outcome,
    endedAtMs: nowMs,
    paidMillionths: paidMillionthsOf(order.terms, next),
    seconds: secondsOf(order.terms, next, depositAtMs, nowMs),
  };
};
