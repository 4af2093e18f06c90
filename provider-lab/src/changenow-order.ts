import type { LabCoin } from './coins.table.ts';
import { hashOf } from './order-book.ts';
import type { LabOrder, LabStage, OrderBook } from './order-book.ts';
import { wireNumber } from './wire-number.ts';

/** A row of the currencies. */
export const wireCurrency = ({ ticker, name, network, contract }: LabCoin) => ({
  ticker,
  name,
  image: '',
  network,
  tokenContract: contract,
  isFiat: false,
  hasExternalId: network === 'xrp' || network === 'xlm',
  supportsFixedRate: true,
  buy: true,
  sell: true,
  legacyTicker: `${ticker}${network}`,
});

/** The pair, as repeated by ChangeNOW. */
export const echo = (from: LabCoin, to: LabCoin) => ({
  fromCurrency: from.ticker,
  fromNetwork: from.network,
  toCurrency: to.ticker,
  toNetwork: to.network,
});

const WORDS: Readonly<Record<LabStage, string>> = {
  waiting: 'waiting',
  confirming: 'confirming',
  exchanging: 'exchanging',
  sending: 'sending',
  finished: 'finished',
  stuck: 'failed',
  // there is no status for a running refund
  refunding: 'failed',
  refunded: 'refunded',
  expired: 'waiting',
};

/** Facts of the deposit, the payout and a refund. */
const progressOf = (order: LabOrder, stage: LabStage, book: OrderBook) => {
  const { deposit } = order;
  const isFinished = stage === 'finished' && deposit !== null;
  const isRefunded = stage === 'refunded';
  // zero: another coin arrived, and none of the agreed one
  const received = deposit === null || deposit.amount === '0' ? null : wireNumber(deposit.amount);
  return {
    amountTo: isFinished ? wireNumber(book.payoutOf(order)) : null,
    payoutHash: isFinished ? hashOf(order, 'out') : null,
    refundAmount: isRefunded ? received : null,
    refundHash: isRefunded ? hashOf(order, 'back') : null,
    amountFrom: received,
    payinHash: deposit === null ? null : hashOf(order, 'in'),
    // ChangeNOW omits the time zone here
    depositReceivedAt: deposit === null ? null : new Date(deposit.atMs).toISOString().replace('Z', ''),
  };
};

/** `GET /exchange/by-id`. */
export const wireOrder = (order: LabOrder, book: OrderBook) => {
  const stage = book.stageOf(order);
  return {
    id: order.id,
    // a fixed order has no expired status: `validUntil` contains its end
    status: stage === 'expired' && !order.isFixed ? 'expired' : WORDS[stage],
    actionsAvailable: stage === 'stuck',
    ...echo(order.from, order.to),
    expectedAmountFrom: wireNumber(order.amountFrom),
    expectedAmountTo: wireNumber(order.amountTo),
    payinAddress: order.depositAddress,
    payinExtraId: order.depositMemo,
    payoutAddress: order.recipient,
    payoutExtraId: order.extraId,
    refundAddress: order.decision?.address ?? order.refundAddress,
    ...progressOf(order, stage, book),
    validUntil: order.isFixed ? new Date(order.deadlineMs).toISOString() : null,
  };
};
