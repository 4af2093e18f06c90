import type { LabCoin } from './coins.table.ts';
import type { FakePorts } from './fake.ts';
import { hashOf } from './order-book.ts';
import type { LabOrder, LabStage } from './order-book.ts';
import { networkOf, symbolOf, worth } from './sideshift-coins.ts';

/** Largest deposit of a variable shift. */
export const MAXIMUM_USD = 500_000;

const WORDS: Readonly<Record<LabStage, string>> = {
  ...{ waiting: 'waiting', confirming: 'pending', exchanging: 'processing', sending: 'settling' },
  ...{
    finished: 'settled',
    stuck: 'refund',
    refunding: 'refunding',
    refunded: 'refunded',
    expired: 'expired',
  },
};

/** The pair, as repeated by SideShift. */
export const wirePair = (from: LabCoin, to: LabCoin) => ({
  depositCoin: symbolOf(from),
  depositNetwork: networkOf(from),
  settleCoin: symbolOf(to),
  settleNetwork: networkOf(to),
});

const amountsOf = (order: LabOrder, { book }: FakePorts) => {
  const { deposit, isFixed, amountFrom, amountTo } = order;
  if (isFixed) return { depositAmount: amountFrom, settleAmount: amountTo };
  return deposit === null ? {} : { depositAmount: deposit.amount, settleAmount: book.payoutOf(order) };
};

/** Optional texts of a shift. Absent if they are empty. */
const textsOf = ({ decision, depositMemo, extraId, refundAddress, refundMemo = '' }: LabOrder) => {
  const given = decision?.address ?? '';
  const texts = {
    depositMemo: depositMemo ?? '',
    settleMemo: extraId,
    refundAddress: given === '' ? refundAddress : given,
    refundMemo: given === '' ? refundMemo : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
};

const progressOf = (order: LabOrder, { book }: FakePorts) => {
  const { deposit } = order;
  if (deposit === null) return {};
  return {
    depositReceivedAt: new Date(deposit.atMs).toISOString(),
    depositHash: hashOf(order, 'in'),
    ...(book.stageOf(order) === 'finished' ? { settleHash: hashOf(order, 'out') } : {}),
  };
};

/** A shift with its progress. */
export const wireShift = (order: LabOrder, ports: FakePorts) => ({
  id: order.id,
  createdAt: new Date(order.createdAtMs).toISOString(),
  ...wirePair(order.from, order.to),
  depositAddress: order.depositAddress,
  settleAddress: order.recipient,
  ...textsOf(order),
  depositMin: order.leastFrom ?? order.amountFrom,
  depositMax: order.isFixed ? order.amountFrom : worth(MAXIMUM_USD, order.from),
  type: order.isFixed ? 'fixed' : 'variable',
  ...amountsOf(order, ports),
  expiresAt: new Date(order.deadlineMs).toISOString(),
  status: WORDS[ports.book.stageOf(order)],
  averageShiftSeconds: '44.5',
  ...progressOf(order, ports),
});
