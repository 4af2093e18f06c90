import { randomUUID } from 'node:crypto';

import { parseJson } from '@coinlane/shared-contracts/codecs';

import { payoutOf } from '../order-book.ts';
import type { LabOrder, OrderBook } from '../order-book.ts';
import type { ChainPort } from './chain-port.ts';
import type { Ledger, NewPayment, Payment } from './ledger.ts';
import { keyOf, mainDepositOf, owedPayments, stageOf, toAmount, toUnits } from './settle.ts';
import type { OrderFacts } from './settle.ts';

type Options = {
  readonly ledger: Ledger;
  readonly chains: readonly ChainPort[];
  /** Secret from which deposit addresses are derived. */
  readonly secret: Uint8Array;
  readonly now: () => number;
};

/** An order book whose deposits, payouts and refunds are transactions on local chains. */
export type ChainBook = OrderBook & {
  /** Records the payments that are owed. */
  readonly settle: () => void;
};

const isOrder = (value: unknown): value is LabOrder => typeof value === 'object' && value !== null;

/** Records are written only by this file. */
const readRecord = (record: string): LabOrder => {
  const order = parseJson(record);
  if (!isOrder(order)) throw new Error('unreadable order in the ledger of the lab');
  return order;
};

/** Hashes of the deposit and of its payment, when they are on the chain. */
const hashesOf = (deposit: string | null, payment: Payment | undefined): NonNullable<LabOrder['hashes']> => ({
  ...(deposit === null ? {} : { in: deposit }),
  ...(payment === undefined || payment.txid === null
    ? {}
    : { [payment.kind === 'refund' ? 'back' : 'out']: payment.txid }),
});

/** The order with its deposit and its hashes. A deposit of another coin counts as nothing in the agreed one. */
const withFacts = (facts: OrderFacts): LabOrder => {
  const { order, payments } = facts;
  const main = mainDepositOf(facts);
  if (main === null) return order;
  const payment = payments.find(({ key }) => key === keyOf(main));
  const isSameCoin = main.contract === order.from.contract;
  return {
    ...order,
    deposit: { amount: isSameCoin ? toAmount(main.units, order.from) : '0', atMs: main.seenAtMs },
    hashes: hashesOf(main.txid, payment),
  };
};

/** Payment from the faucet to the deposit address. Default: the agreed amount. */
const depositOf = ({ id, from, depositAddress, amountFrom }: LabOrder, amount = amountFrom): NewPayment => ({
  ...{ key: `faucet ${randomUUID()}`, wallet: 'faucet', kind: 'faucet', orderId: id },
  ...{ network: from.network, contract: from.contract, recipient: depositAddress },
  units: toUnits(amount, from).toString(),
});

/** Creates the order book over the ledger. */
export const createChainBook = ({ ledger, chains, secret, now }: Options): ChainBook => {
  const orders = new Map(
    ledger
      .orders()
      .map((record) => readRecord(record))
      .map((order) => [order.id, order]),
  );
  const put = (order: LabOrder): void => {
    ledger.putOrder(order.id, order.from.network, order.depositAddress, JSON.stringify(order));
    orders.set(order.id, order);
  };
  const existing = (id: string): LabOrder => {
    const order = orders.get(id);
    if (order === undefined) throw new Error(`no order ${id}`);
    return order;
  };
  const factsOf = (order: LabOrder): OrderFacts => ({
    order,
    deposits: ledger.depositsOf(order.id),
    payments: ledger.paymentsOf(order.id).filter(({ kind }) => kind !== 'faucet'),
    heightOf: (network) => ledger.lastBlock(network)?.height ?? 0,
    nowMs: now(),
  });
  const view = (order: LabOrder): LabOrder => withFacts(factsOf(order));
  const all = (): readonly LabOrder[] => [...orders.values()].map(view);

  return {
    add: (order) => {
      const id = randomUUID();
      const chain = chains.find(({ network }) => network === order.from.network);
      if (chain === undefined) throw new Error(`there is no local chain of ${order.from.network}`);
      const made: LabOrder = {
        ...{ ...order, id, depositAddress: chain.deriveAddress(secret, `deposit ${id}`) },
        ...{ depositMemo: null, deposit: null, claim: null, decision: null },
      };
      put(made);
      return made;
    },
    setFacts: (id, facts) => put({ ...existing(id), facts }),
    find: (id) => {
      const order = orders.get(id);
      return order === undefined ? null : view(order);
    },
    findByDeposit: (address) => all().find(({ depositAddress }) => depositAddress === address) ?? null,
    all,
    pay: (id, amount) => ledger.owe(depositOf(existing(id), amount)),
    endTime: (id) => put({ ...existing(id), deadlineMs: now() }),
    decide: (id, kind, address = '') => put({ ...existing(id), decision: { kind, atMs: now(), address } }),
    claim: (id, claim) => put({ ...existing(id), claim }),
    stageOf: (order) => stageOf(factsOf(existing(order.id))),
    payoutOf,
    settle: () => {
      for (const order of orders.values())
        for (const payment of owedPayments(factsOf(order))) ledger.owe(payment);
    },
  };
};
