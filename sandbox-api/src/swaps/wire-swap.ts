import Big from 'big.js';

import { wireNumber } from '../http/index.ts';
import { currencyOf, hashOn, reachedSteps } from '../orders/index.ts';
import type { Swap } from './swap.ts';

const HAS_PAID: ReadonlySet<string> = new Set([
  'confirming',
  'swapping',
  'sending',
  'finished',
  'refunded',
  'failed',
]);

/** Swap in wire format (api contract §5.3). */
export const wireSwap = (swap: Swap, nowMs: number) => {
  const { id, from, to, createdAt } = swap;
  const current = reachedSteps(swap.plan, nowMs).at(-1) ?? { status: 'waiting', since: createdAt };
  const hash = (ticker: string, words: string) => hashOn(currencyOf(ticker).network, `${words}:${id}`);
  return {
    id,
    status: current.status,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(current.since).toISOString(),
    payin: {
      address: swap.payinAddress,
      extraId: swap.payinExtraId,
      amount: wireNumber(new Big(swap.amount)),
      hash: HAS_PAID.has(current.status) ? hash(from.ticker, 'swap-in') : null,
      currency: from.currency,
      blockchain: from.blockchain,
    },
    payout: {
      address: swap.payoutAddress,
      extraId: swap.payoutExtraId,
      amount: wireNumber(new Big(swap.received)),
      hash: current.status === 'finished' ? hash(to.ticker, 'swap-out') : null,
      currency: to.currency,
      blockchain: to.blockchain,
    },
  };
};
