import { FALSE_IF_IT_STAYS, STAYS_MS } from '../witness/chain-view.ts';
import type { ChainView, LegView } from '../witness/chain-view.ts';
import type { OrderState } from '../orders/order.ts';
import type { Status } from '../provider.ts';

const TRANSFERS = ['payout', 'refund', 'deposit'] as const;

/** Transfer whose confirmations each status waits for. */
const WAITS_FOR: Readonly<Partial<Record<Status, keyof ChainView>>> = {
  waiting: 'deposit',
  confirming: 'deposit',
  sending: 'payout',
  refunding: 'refund',
};

/** Whether a page shows a doubt. A transaction that is only late is not a reason for concern. */
const isShown = ({ doubt, doubtSinceMs }: LegView, nowMs: number): boolean =>
  doubt !== null && (!FALSE_IF_IT_STAYS.has(doubt) || nowMs - (doubtSinceMs ?? nowMs) >= STAYS_MS);

const doubtOf = (chain: ChainView, nowMs: number) => {
  for (const transfer of TRANSFERS) {
    const leg = chain[transfer];
    if (leg !== null && isShown(leg, nowMs)) return { transfer, kind: leg.doubt };
  }
  return null;
};

/** Confirmations and doubts of our own nodes. Null: no node. */
export const wireChain = ({ status, chain }: OrderState, nowMs: number) => {
  const transfer = status === null ? undefined : WAITS_FOR[status];
  const leg = transfer === undefined ? null : (chain?.[transfer] ?? null);
  return {
    confirmations:
      leg === null ? null : { seen: Math.min(leg.confirmations, leg.required), required: leg.required },
    chainDoubt: chain === null ? null : doubtOf(chain, nowMs),
  };
};
