import { announceToOperator } from '../messages/order-event.ts';
import { wireChain } from '../wire/wire-chain.ts';
import { wireTransaction } from '../wire/wire-order.ts';
import { advance } from '../orders/advance.ts';
import type { Order } from '../orders/order.ts';
import { NOTHING_SEEN } from '../provider.ts';
import type { Observation } from '../provider.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import type { ChainReading } from './chain-reading.ts';
import { createWitness } from './witness.ts';

const HASH = '0x1';
const SENT_MESSAGE_AMOUNT = /"send":[^}]*"amount":(null|"[^"]*")/;
const MESSAGE_AMOUNT = /"receive":.*"amount":(null|"[^"]*")/;
export const paid = (confirmations: number, amount = '3'): ChainReading => ({
  _tag: 'Paid',
  amount,
  confirmations,
});
export const MISSING: ChainReading = { _tag: 'Missing' };
export const ELSEWHERE: ChainReading = { _tag: 'Elsewhere' };
export const UNREADABLE: ChainReading = { _tag: 'Unreadable' };

export const seen = (changes: Partial<Observation> = {}): Observation => ({
  ...NOTHING_SEEN,
  status: 'finished',
  rawStatus: 'finished',
  amountTo: '3',
  payoutHash: HASH,
  ...changes,
});
export const orderIn = (status: Order['state']['status']): Order => {
  const order = anOrder('o1');
  const terms = { ...order.terms, refundAddress: 'back' };
  return { ...order, terms, state: { ...order.state, status } };
};

type Page = ReturnType<typeof wireTransaction>;
const digitsOf = (amount: Page['amountTo'] | undefined): string | null => amount?.rawJSON ?? null;

/** Amounts of the transfers, on the page and in the message to the operator. */
const amountsIn = (order: Order, nowMs: number) => {
  const page = wireTransaction(order, { label: 'p', url: null, isWithheld: false, nowMs });
  const [message] = announceToOperator(order, 'new');
  const text = message?.body ?? '';
  return {
    deposit: digitsOf(page.amountFrom),
    issue: digitsOf(page.depositIssue?.amount),
    sentMessage: SENT_MESSAGE_AMOUNT.exec(text)?.[1],
    payout: digitsOf(page.amountTo),
    refund: digitsOf(page.refundAmount),
    message: MESSAGE_AMOUNT.exec(text)?.[1],
  };
};

/** Applies reports to an order, each with the readings of both networks and the seconds since the last one. */
export const runReports = async (
  start: Order,
  steps: readonly {
    readonly report?: Partial<Observation>;
    readonly eth?: ChainReading;
    readonly btc?: ChainReading;
    readonly afterS?: number;
  }[],
) => {
  let [order, nowMs] = [start, 1_000];
  let readings: { readonly eth?: ChainReading; readonly btc?: ChainReading } = {};
  const logs: string[] = [];
  const node = (network: 'eth' | 'btc') => ({ read: () => Promise.resolve(readings[network] ?? MISSING) });
  const witness = createWitness({
    nodes: new Map([
      ['eth', node('eth')],
      ['btc', node('btc')],
    ]),
    now: () => nowMs,
    log: (text) => logs.push(text),
  });
  for (const { report, afterS = 0, ...step } of steps) {
    nowMs += afterS * 1_000;
    readings = step;
    const judged = await witness.judge(order, seen(report));
    order = { ...order, state: advance(order.state, judged, nowMs) ?? order.state };
  }
  const { status } = order.state;
  const { confirmations, chainDoubt } = wireChain(order.state, nowMs);
  return {
    status,
    amounts: amountsIn(order, nowMs),
    confirmations,
    doubt: chainDoubt?.kind ?? null,
    logs,
    orders: witness.falseReportsOf('p')?.orders ?? 0,
  };
};
