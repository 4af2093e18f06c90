import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import Big from 'big.js';

import { CURRENCIES, findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { receivedFor } from '../estimates/index.ts';
import { usdPriceAt } from '../market/index.ts';
import { seededBytes, seededFraction } from '../seed.ts';
import { STAGE_MS } from '../settings.ts';
import type { Order } from './order.ts';
import { paidShareOf, reachedSteps } from './timeline.ts';
import type { Reached } from './timeline.ts';

/** State of an order at a time. Amounts and hashes are null until the money has moved. */
export type OrderState = {
  readonly status: string;
  readonly updatedAt: number;
  readonly depositReceivedAt: number | null;
  /** In the agreed currency. Null if another asset arrived. */
  readonly amountFrom: Big | null;
  readonly amountTo: Big | null;
  /** In the currency that arrived (`arrivedOf`). */
  readonly refundAmount: Big | null;
  readonly payinHash: string | null;
  readonly payoutHash: string | null;
  readonly refundHash: string | null;
  readonly confirmations: { readonly seen: number; readonly required: number } | null;
  /** Whether the user can request a refund or continue. */
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
/** Maximum share by which a floating rate varies until the exchange, in either direction. */
const FLOATING_DRIFT = 0.004;

/** Currency of a stored order. Currencies are part of the program, so a missing one is a bug. */
export const currencyOf = (ticker: string): Currency => {
  const found = findByTicker(ticker);
  if (found === undefined) throw new Error('an order has a currency that is not in the catalogue');
  return found;
};

const STAND_INS = ['ltc', 'btc'];
const SIGNIFICANT_DIGITS = 6;

/** Another currency on the same network, otherwise another well-known coin. */
const wrongAssetOf = (from: Currency): Currency =>
  CURRENCIES.find(
    ({ network, ticker, isFiat }) => network === from.network && ticker !== from.ticker && !isFiat,
  ) ?? currencyOf(STAND_INS.find((other) => other !== from.ticker) ?? 'btc');

type Misdirected = { readonly currency: Currency; readonly amount: Big };

/** Asset of the same value that arrives instead of the agreed one. Null if the asset is correct. */
export const misdirectedOf = (order: Order): Misdirected | null => {
  if (order.scenario !== 'wrong-asset') return null;
  const from = currencyOf(order.fromTicker);
  const currency = wrongAssetOf(from);
  const worth = usdPriceAt(from, order.createdAt) / usdPriceAt(currency, order.createdAt);
  const amount = new Big(order.expectedFrom).times(worth).prec(SIGNIFICANT_DIGITS, Big.roundDown);
  return { currency, amount };
};

/** Transaction hash in the format of its network, always the same for the same seed. */
export const hashOn = (network: string, words: string): string => {
  const family = NETWORKS.get(network)?.family;
  const hex = bytesToHex(seededBytes(words, 32));
  if (family === 'evm') return `0x${hex}`;
  if (family === 'solana') return base58.encode(seededBytes(words, 64));
  return family === 'ripple' ? hex.toUpperCase() : hex;
};

const depositMoment = (order: Order, reached: readonly Reached[]): number | null =>
  order.depositAt ?? reached.find(({ status }) => !BEFORE_DEPOSIT.has(status))?.since ?? null;

/** Deposit in the agreed currency: all of it, or the scenario's share, rounded to the decimals of the currency. */
const paidAmountOf = (order: Order): Big =>
  new Big(order.expectedFrom)
    .times(paidShareOf(order.scenario))
    .round(currencyOf(order.fromTicker).decimals, Big.roundDown);

/** Asset that arrived and would be refunded: the agreed currency, unless another asset arrived. */
export const arrivedOf = (order: Order): Misdirected =>
  misdirectedOf(order) ?? { currency: currencyOf(order.fromTicker), amount: paidAmountOf(order) };

/** Payout for the deposit. A floating rate has changed slightly. */
export const payoutAmountOf = (order: Order): Big => {
  const drift =
    order.flow === 'fixed-rate' ? 0 : (seededFraction(`drift:${order.id}`) - 0.6) * FLOATING_DRIFT;
  const terms = { rate: new Big(order.rate).times(1 + drift), networkFee: new Big(order.networkFee) };
  return receivedFor(currencyOf(order.toTicker), terms, paidAmountOf(order));
};

/**
 * Confirmations of the deposit, or of the payout or refund while it is being sent. Null for fiat, which no network
 * confirms.
 */
const confirmationsOf = (order: Order, { status, since }: Reached, nowMs: number) => {
  const network =
    status === 'refunding'
      ? arrivedOf(order).currency.network
      : currencyOf(status === 'sending' ? order.toTicker : order.fromTicker).network;
  const required = NETWORKS.get(network)?.confirmations;
  if (required === undefined) return null;
  if (BEFORE_DEPOSIT.has(status)) return { seen: 0, required };
  const isCounting = status === 'confirming' || status === 'sending' || status === 'refunding';
  const share = isCounting ? (nowMs - since) / STAGE_MS[status] : 1;
  return { seen: Math.max(0, Math.min(required, Math.floor(required * share))), required };
};

const movesOf = (order: Order, status: string, isPaid: boolean) => {
  const isSent = status === 'finished';
  const isReturned = status === 'refunded';
  const { currency, amount } = arrivedOf(order);
  return {
    amountFrom: isPaid && misdirectedOf(order) === null ? amount : null,
    amountTo: isSent ? payoutAmountOf(order) : null,
    refundAmount: isReturned ? amount : null,
    payinHash: isPaid && !order.isFiat ? hashOn(currency.network, `payin:${order.id}`) : null,
    payoutHash: isSent ? hashOn(currencyOf(order.toTicker).network, `payout:${order.id}`) : null,
    refundHash: isReturned ? hashOn(currency.network, `refund:${order.id}`) : null,
  };
};

/** Status = f(createdAt, scenario, clock). No background process changes an order. */
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

/** Whether the order has started: the second order of `second-deposit` is stored before that. */
export const hasBegun = (order: Order, nowMs: number): boolean =>
  order.originalId === null || order.createdAt <= nowMs;
