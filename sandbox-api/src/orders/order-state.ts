import { bytesToHex } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import Big from 'big.js';

import { CURRENCIES, findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { receivedFor } from '../estimates/index.ts';
import { usdPriceAt } from '../market/index.ts';
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
  /** In the agreed currency; null if another asset came. */
  readonly amountFrom: Big | null;
  readonly amountTo: Big | null;
  /** In the currency that arrived (`arrivedOf`). */
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

const STAND_INS = ['ltc', 'btc'];
const SIGNIFICANT_DIGITS = 6;

/** Another currency of the same network, or else another well-known coin. */
const wrongAssetOf = (from: Currency): Currency =>
  CURRENCIES.find(
    ({ network, ticker, isFiat }) => network === from.network && ticker !== from.ticker && !isFiat,
  ) ?? currencyOf(STAND_INS.find((other) => other !== from.ticker) ?? 'btc');

type Misdirected = { readonly currency: Currency; readonly amount: Big };

/** The asset that arrives instead of the agreed one, worth as much; null if the asset is right. */
export const misdirectedOf = (order: Order): Misdirected | null => {
  if (order.scenario !== 'wrong-asset') return null;
  const from = currencyOf(order.fromTicker);
  const currency = wrongAssetOf(from);
  const worth = usdPriceAt(from, order.createdAt) / usdPriceAt(currency, order.createdAt);
  const amount = new Big(order.expectedFrom).times(worth).prec(SIGNIFICANT_DIGITS, Big.roundDown);
  return { currency, amount };
};

/** A transaction's hash as its chain writes it; always the same for the same words. */
export const hashOn = (network: string, words: string): string => {
  const family = NETWORKS.get(network)?.family;
  const hex = bytesToHex(seededBytes(words, 32));
  if (family === 'evm') return `0x${hex}`;
  if (family === 'solana') return base58.encode(seededBytes(words, 64));
  return family === 'ripple' ? hex.toUpperCase() : hex;
};

const depositMoment = (order: Order, reached: readonly Reached[]): number | null =>
  order.depositAt ?? reached.find(({ status }) => !BEFORE_DEPOSIT.has(status))?.since ?? null;

/** The deposit in the agreed currency: all of it, or the scenario's share, with the decimals of the currency. */
const paidAmountOf = (order: Order): Big =>
  new Big(order.expectedFrom)
    .times(paidShareOf(order.scenario))
    .round(currencyOf(order.fromTicker).decimals, Big.roundDown);

/** What arrived and would be refunded: the agreed currency, unless another asset came. */
export const arrivedOf = (order: Order): Misdirected =>
  misdirectedOf(order) ?? { currency: currencyOf(order.fromTicker), amount: paidAmountOf(order) };

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
