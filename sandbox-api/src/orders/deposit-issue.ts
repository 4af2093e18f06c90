import { wireNumber } from '../http/index.ts';
import { DECISION_MS } from '../settings.ts';
import type { SeenOrder } from './order-service.ts';
import { misdirectedOf } from './order-state.ts';
import type { Scenario } from './scenario.ts';

const KIND_OF: Partial<Record<Scenario, 'underpaid' | 'overpaid' | 'late' | 'wrong_asset'>> = {
  underpaid: 'underpaid',
  overpaid: 'overpaid',
  'late-deposit': 'late',
  'wrong-asset': 'wrong_asset',
};

/** Until when a choice may be made, as the wire has it; null where there is none. */
export const decideUntilOf = ({ state }: SeenOrder): string | null =>
  state.mayAct ? new Date(state.updatedAt + DECISION_MS).toISOString() : null;

/** What is wrong with the deposit, once it is there (api contract §9: per-deposit `issue`). */
export const depositIssueOf = (seen: SeenOrder) => {
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
