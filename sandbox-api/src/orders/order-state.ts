import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import Big from 'big.js';

import { findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { receivedFor } from '../estimates/index.ts';
import { seededBytes, seededFraction } from '../seed/index.ts';
import { STAGE_MS } from '../settings.ts';
import type { Order } from './order.ts';
import { paidShareOf, reachedSteps } from './timeline.ts';
import type { Reached } from './timeline.ts';

/** What an order is at a moment. Amounts and hashes are null until the money moved. */
export type OrderState = {
  readonly status: string;
  readonly updatedAt: number;
  readonly depositReceivedAt: number | null;
  readonly amountFrom: Big | null;
  readonly amountTo: Big | null;
  readonly refundAmount: Big | null;
  readonly payinHash: string | null;
  readonly payoutHash: string | null;
  readonly refundHash: string | null;
  readonly confirmations: { readonly seen: number; readonly required: number };
  /** Whether the visitor may ask for a refund or to go on. */
  readonly mayAct: boolean;
};

const BEFORE_DEPOSIT: ReadonlySet<string> = new Set([
  'new',
  'waiting',
  'expired',
  'paying',
  'paid_failed',
  'overdue',
]);
const ACTIONABLE: ReadonlySet<string> = new Set(['failed', 'overdue', 'hold']);
/** A floating rate moves until the money is exchanged: by this share at most, to either side. */
const FLOATING_DRIFT = 0.004;

/** The currency of a stored order; its table is part of the program, so a gap is a fault of ours. */
export const currencyOf = (ticker: string): Currency => {
  const found = findByTicker(ticker);
  if (found === undefined) throw new Error('an order has a currency that is not in the catalogue');
  return found;
};

/** A transaction's hash as its chain writes it; always the same for the same words. */
export const hashOn = (network: string, words: string): string => {
  const family = NETWORKS.get(network)?.addressFamily;
  const hex = bytesToHex(seededBytes(words, 32));
  if (family === 'evm') return `0x${hex}`;
  if (family === 'solana') return base58.encode(seededBytes(words, 64));
  return family === 'xrp' ? hex.toUpperCase() : hex;
};

const depositMoment = (order: Order, reached: readonly Reached[]): number | null =>
  order.depositAt ?? reached.find(({ status }) => !BEFORE_DEPOSIT.has(status))?.since ?? null;

/** The amount that came in: all of it, or the scenario's share, with the decimals of its currency. */
const paidAmountOf = (order: Order): Big =>
  new Big(order.expectedFrom)
    .times(paidShareOf(order.scenario))
    .round(currencyOf(order.fromTicker).decimals, Big.roundDown);

/** What goes out for what came in; a floating rate has drifted a little. */
export const payoutAmountOf = (order: Order): Big => {
  const drift =
    order.flow === 'fixed-rate' ? 0 : (seededFraction(`drift:${order.id}`) - 0.6) * FLOATING_DRIFT;
  const terms = { rate: new Big(order.rate).times(1 + drift), networkFee: new Big(order.networkFee) };
  return receivedFor(currencyOf(order.toTicker), terms, paidAmountOf(order));
};

const confirmationsOf = (order: Order, { status, since }: Reached, nowMs: number) => {
  const required = NETWORKS.get(currencyOf(order.fromTicker).network)?.confirmations ?? 1;
  if (BEFORE_DEPOSIT.has(status)) return { seen: 0, required };
  const share = status === 'confirming' ? (nowMs - since) / STAGE_MS.confirming : 1;
  return { seen: Math.max(0, Math.min(required, Math.floor(required * share))), required };
};

const movesOf = (order: Order, status: string, isPaid: boolean) => {
  const isSent = status === 'finished';
  const isReturned = status === 'refunded';
  return {
    amountFrom: isPaid ? paidAmountOf(order) : null,
    amountTo: isSent ? payoutAmountOf(order) : null,
    refundAmount: isReturned ? paidAmountOf(order) : null,
    payinHash:
      isPaid && !order.isFiat ? hashOn(currencyOf(order.fromTicker).network, `payin:${order.id}`) : null,
    payoutHash: isSent ? hashOn(currencyOf(order.toTicker).network, `payout:${order.id}`) : null,
    refundHash: isReturned ? hashOn(currencyOf(order.fromTicker).network, `refund:${order.id}`) : null,
  };
};

/** Status = f(createdAt, scenario, clock): nothing about an order runs in the background. */
export const stateOf = (order: Order, nowMs: number): OrderState => {
  const reached = reachedSteps(order.plan, nowMs);
  const current = reached.at(-1) ?? { status: 'new', since: order.createdAt };
  const depositReceivedAt = depositMoment(order, reached);
  return {
    status: current.status,
    updatedAt: current.since,
    depositReceivedAt,
    confirmations: confirmationsOf(order, current, nowMs),
    mayAct: ACTIONABLE.has(current.status) && depositReceivedAt !== null,
    ...movesOf(order, current.status, depositReceivedAt !== null),
  };
};

/** Whether the order is there yet: the second order of `second-deposit` begins later than it is stored. */
export const hasBegun = (order: Order, nowMs: number): boolean =>
  order.originalId === null || order.createdAt <= nowMs;
