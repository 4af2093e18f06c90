import Big from 'big.js';

import type { LabCoin } from '../coins.table.ts';
import { payoutOf } from '../order-book.ts';
import type { LabOrder, LabStage } from '../order-book.ts';
import type { Deposit, NewPayment, Payment } from './ledger.ts';

/** Blocks after which a transaction counts as final. Reorganisations of up to six blocks cause no loss. */
export const FINAL_DEPTH = 7;

/** Facts about an order on the chains. */
export type OrderFacts = {
  readonly order: LabOrder;
  /** In the order in which they were first seen. */
  readonly deposits: readonly Deposit[];
  readonly payments: readonly Payment[];
  /** Height of the chain of a network. */
  readonly heightOf: (network: string) => number;
  readonly nowMs: number;
};

export const toUnits = (amount: string, { decimals }: LabCoin): bigint =>
  BigInt(new Big(amount).times(new Big(10).pow(decimals)).round(0, Big.roundDown).toFixed());

export const toAmount = (units: string, { decimals }: LabCoin): string =>
  new Big(units).div(new Big(10).pow(decimals)).toFixed();

const isFinal = (
  { heightOf }: OrderFacts,
  { network, height }: { readonly network: string; readonly height: number | null },
): boolean => height !== null && heightOf(network) - height + 1 >= FINAL_DEPTH;

export const keyOf = ({ network, txid, place }: Deposit): string => `${network} ${txid} ${place}`;

const isSameCoin = ({ from }: LabOrder, deposit: Deposit): boolean => from.contract === deposit.contract;

/**
 * The deposit that determines the stage: the one that was paid out or returned first, otherwise the first on the
 * chain.
 */
export const mainDepositOf = ({ deposits, payments }: OrderFacts): Deposit | null => {
  const paid = payments
    .map(({ key }) => deposits.find((deposit) => keyOf(deposit) === key))
    .find((deposit) => deposit !== undefined);
  return paid ?? deposits.find(({ height }) => height !== null) ?? null;
};

const isAsAgreed = ({ amountFrom, leastFrom, deadlineMs, from }: LabOrder, deposit: Deposit): boolean =>
  BigInt(deposit.units) >= toUnits(leastFrom ?? amountFrom, from) && deposit.seenAtMs < deadlineMs;

const refundAddressOf = ({ decision, refundAddress }: LabOrder): string =>
  decision === null || decision.address === '' ? refundAddress : decision.address;

const refundOf = (order: LabOrder, deposit: Deposit): NewPayment | null => {
  const recipient = refundAddressOf(order);
  if (recipient === '') return null;
  const { network, contract, units } = deposit;
  return {
    ...{ key: keyOf(deposit), wallet: 'treasury', kind: 'refund', orderId: order.id },
    ...{ network, contract, units, recipient },
  };
};

const exchangeOf = (order: LabOrder, deposit: Deposit): NewPayment => {
  const amount = toAmount(deposit.units, order.from);
  const paid = payoutOf({ ...order, deposit: { amount, atMs: deposit.seenAtMs } });
  return {
    ...{ key: keyOf(deposit), wallet: 'treasury', kind: 'payout', orderId: order.id },
    ...{ network: order.to.network, contract: order.to.contract, recipient: order.recipient },
    units: toUnits(paid, order.to).toString(),
  };
};

/** Payment for a final deposit. Null: none yet, because the visitor has to decide or enter an address. */
const paymentFor = (order: LabOrder, deposit: Deposit, isMain: boolean): NewPayment | null => {
  if (!isSameCoin(order, deposit)) return refundOf(order, deposit);
  // a second deposit is returned, or exchanged like the first one if there is no refund address
  if (!isMain) return refundOf(order, deposit) ?? exchangeOf(order, deposit);
  if (order.decision?.kind === 'refund') return refundOf(order, deposit);
  return isAsAgreed(order, deposit) || order.decision?.kind === 'continue'
    ? exchangeOf(order, deposit)
    : null;
};

/** Payments that the lab owes for the final deposits of an order: exactly one per deposit, by its key. */
export const owedPayments = (facts: OrderFacts): readonly NewPayment[] => {
  const { order, deposits, payments } = facts;
  const main = mainDepositOf(facts);
  return deposits
    .filter((deposit) => isFinal(facts, deposit) && !payments.some(({ key }) => key === keyOf(deposit)))
    .flatMap((deposit) => paymentFor(order, deposit, deposit === main) ?? []);
};

const stageOfPayment = (facts: OrderFacts, payment: Payment): LabStage => {
  const isDone = isFinal(facts, payment);
  if (payment.kind === 'refund') return isDone ? 'refunded' : 'refunding';
  return isDone ? 'finished' : 'sending';
};

/** Stage of an order, by the state of the chains. */
export const stageOf = (facts: OrderFacts): LabStage => {
  const { order, payments, nowMs } = facts;
  if (order.claim !== null) return order.claim;
  const main = mainDepositOf(facts);
  if (main === null) return nowMs >= order.deadlineMs ? 'expired' : 'waiting';
  const payment = payments.find(({ key }) => key === keyOf(main));
  if (payment !== undefined) return stageOfPayment(facts, payment);
  if (!isFinal(facts, main)) return 'confirming';
  const owed = paymentFor(order, main, true);
  if (owed === null) return 'stuck';
  return owed.kind === 'refund' ? 'refunding' : 'exchanging';
};
