import { randomUUID } from 'node:crypto';

import Big from 'big.js';

import type { LabCoin } from './coins.table.ts';
import { drawAddress } from './draw-address.ts';

export type LabStage =
  | 'waiting'
  | 'confirming'
  | 'exchanging'
  | 'sending'
  | 'finished'
  | 'stuck'
  | 'refunding'
  | 'refunded'
  | 'expired';

/** Deposit, payout and refund. */
type TransactionKind = 'in' | 'out' | 'back';

export type LabOrder = {
  readonly id: string;
  readonly provider: string;
  readonly from: LabCoin;
  readonly to: LabCoin;
  readonly isFixed: boolean;
  readonly amountFrom: string;
  readonly amountTo: string;
  readonly depositAddress: string;
  readonly depositMemo: string | null;
  readonly recipient: string;
  readonly extraId: string;
  readonly refundAddress: string;
  /** Separate memo or tag of the refund address. */
  readonly refundMemo?: string;
  readonly createdAtMs: number;
  readonly deadlineMs: number;
  /** Smallest deposit that is exchanged. Absent: only the agreed one. */
  readonly leastFrom?: string;
  /** A stage that the fake claims, whatever happened. */
  readonly claim: LabStage | null;
  /** Facts of the fake that created the order, such as its signed reply or its rate ID. */
  readonly facts: unknown;
  readonly deposit: { readonly amount: string; readonly atMs: number } | null;
  /** Real transactions, if the order is on a local chain. */
  readonly hashes?: Readonly<Partial<Record<TransactionKind, string>>>;
  /** Decision about a deposit that is not as agreed. */
  readonly decision: {
    readonly kind: 'refund' | 'continue';
    readonly atMs: number;
    readonly address: string;
  } | null;
};

export type OrderBook = {
  readonly add: (
    order: Omit<LabOrder, 'id' | 'depositAddress' | 'depositMemo' | 'deposit' | 'decision' | 'claim'>,
  ) => LabOrder;
  readonly setFacts: (id: string, facts: unknown) => void;
  readonly find: (id: string) => LabOrder | null;
  readonly findByDeposit: (address: string, memo: string) => LabOrder | null;
  readonly all: () => readonly LabOrder[];
  /** A deposit arrives. Default: the agreed amount. */
  readonly pay: (id: string, amount?: string) => void;
  /** Ends the time for a deposit now. A deposit after that is late. */
  readonly endTime: (id: string) => void;
  readonly decide: (id: string, kind: 'refund' | 'continue', address?: string) => void;
  /** Sets a stage that the fake claims from now on. Null: it reports the actual one again. */
  readonly claim: (id: string, stage: LabStage | null) => void;
  readonly stageOf: (order: LabOrder) => LabStage;
  readonly payoutOf: (order: LabOrder) => string;
};

/** Times after a deposit at which the stages begin, for one unit of pace. */
const STEPS: readonly (readonly [afterMs: number, stage: LabStage])[] = [
  [9_000, 'finished'],
  [6_000, 'sending'],
  [3_000, 'exchanging'],
  [0, 'confirming'],
];

const isAsAgreed = ({ deposit, amountFrom, leastFrom, deadlineMs }: LabOrder): boolean =>
  deposit !== null && new Big(deposit.amount).gte(leastFrom ?? amountFrom) && deposit.atMs < deadlineMs;

/** Amount that is paid out, in proportion to the deposit if one has arrived. */
export const payoutOf = ({ amountFrom, amountTo, deposit, to }: LabOrder): string =>
  new Big(amountTo)
    .times(deposit?.amount ?? amountFrom)
    .div(amountFrom)
    .round(to.decimals, Big.roundDown)
    .toFixed();

/** Creates the order book behind all fakes. `pace` scales the time of each stage. `now` is the lab's clock. */
export const createOrderBook = ({
  now,
  pace,
}: {
  readonly now: () => number;
  readonly pace: number;
}): OrderBook => {
  const orders = new Map<string, LabOrder>();
  const change = (id: string, changes: Partial<LabOrder>): void => {
    const order = orders.get(id);
    if (order === undefined) throw new Error(`no order ${id}`);
    orders.set(id, { ...order, ...changes });
  };

  const stepAfter = (sinceMs: number): LabStage =>
    STEPS.find(([afterMs]) => now() - sinceMs >= afterMs * pace)?.[1] ?? 'confirming';

  const stageOf = (order: LabOrder): LabStage => {
    const { deposit, decision, deadlineMs, claim } = order;
    if (claim !== null) return claim;
    if (decision?.kind === 'refund') return now() - decision.atMs >= 3_000 * pace ? 'refunded' : 'refunding';
    if (decision?.kind === 'continue') return stepAfter(decision.atMs);
    if (deposit === null) return now() >= deadlineMs ? 'expired' : 'waiting';
    return isAsAgreed(order) ? stepAfter(deposit.atMs) : 'stuck';
  };

  return {
    add: (order) => {
      const id = randomUUID();
      const { address, memo } = drawAddress(order.from.network, `deposit ${id}`);
      const made = {
        ...order,
        id,
        depositAddress: address,
        depositMemo: memo,
        deposit: null,
        claim: null,
        decision: null,
      };
      orders.set(id, made);
      return made;
    },
    setFacts: (id, facts) => change(id, { facts }),
    find: (id) => orders.get(id) ?? null,
    findByDeposit: (address, memo) =>
      [...orders.values()].find(
        (order) => order.depositAddress === address && (order.depositMemo ?? '') === memo,
      ) ?? null,
    all: () => [...orders.values()],
    pay: (id, amount) =>
      change(id, { deposit: { amount: amount ?? orders.get(id)?.amountFrom ?? '0', atMs: now() } }),
    endTime: (id) => change(id, { deadlineMs: now() }),
    decide: (id, kind, address = '') => change(id, { decision: { kind, atMs: now(), address } }),
    claim: (id, stage) => change(id, { claim: stage }),
    stageOf,
    payoutOf,
  };
};

/** Amount in another coin, minus a fee in percent. */
export const convert = (amount: string, from: LabCoin, to: LabCoin, feePercent: number): string =>
  new Big(amount)
    .times(String(from.usd))
    .div(String(to.usd))
    .times(100 - feePercent)
    .div(100)
    .round(to.decimals, Big.roundDown)
    .toFixed();

/** Transaction hash of an order. Invented unless the order is on a local chain. */
export const hashOf = (order: LabOrder, what: TransactionKind): string =>
  order.hashes?.[what] ?? Buffer.from(`${order.id}${what}`).toString('hex').padEnd(64, '0').slice(0, 64);
