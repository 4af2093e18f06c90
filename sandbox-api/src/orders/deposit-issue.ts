import { wireNumber } from '../http/index.ts';
import { DECISION_MS } from '../settings.ts';
import type { OrderSnapshot } from './order-service.ts';
import { misdirectedOf } from './order-state.ts';
import type { Scenario } from './scenario.ts';

const KIND_OF: Partial<Record<Scenario, 'underpaid' | 'overpaid' | 'late' | 'wrong_asset'>> = {
  underpaid: 'underpaid',
  overpaid: 'overpaid',
  'late-deposit': 'late',
  'wrong-asset': 'wrong_asset',
};

/** Deadline of the decision in wire format, or null. */
export const decideUntilOf = ({ state }: OrderSnapshot): string | null =>
  state.mayAct ? new Date(state.updatedAt + DECISION_MS).toISOString() : null;

/** Problem of a received deposit (api contract §9: per-deposit `issue`). */
export const depositIssueOf = (seen: OrderSnapshot) => {
  const kind = KIND_OF[seen.order.scenario];
  if (kind === undefined || seen.state.depositReceivedAt === null) return null;
  const misdirected = misdirectedOf(seen.order);
  return {
    kind,
    currency: misdirected?.currency.currentTicker ?? null,
    network: misdirected?.currency.network ?? null,
    legacyTicker: misdirected?.currency.ticker ?? null,
    amount: misdirected === null ? null : wireNumber(misdirected.amount),
    decideUntil: decideUntilOf(seen),
  };
};
