import { OVERPAID_SHARE, STAGE_MS, UNDERPAID_SHARE } from '../settings.ts';
import type { Scenario } from './scenario.ts';

/** A status and its duration. Null: unlimited. */
export type Step = { readonly status: string; readonly forMs: number | null };

/** Steps with their start time. */
export type Plan = { readonly startedAt: number; readonly steps: readonly Step[] };

const lasting = (status: keyof typeof STAGE_MS): Step => ({ status, forMs: STAGE_MS[status] });
const final = (status: string): Step => ({ status, forMs: null });

const BEFORE_DEPOSIT = [lasting('new'), lasting('waiting')];
const PAYOUT = [lasting('exchanging'), lasting('sending'), final('finished')];
const REFUND = [lasting('refunding'), final('refunded')];
const HAPPY = [...BEFORE_DEPOSIT, lasting('confirming'), ...PAYOUT];

const STEPS: Readonly<Record<Scenario, readonly Step[]>> = {
  happy: HAPPY,
  underpaid: [...BEFORE_DEPOSIT, lasting('confirming'), final('failed')],
  overpaid: HAPPY,
  'late-deposit': [...BEFORE_DEPOSIT, lasting('expired'), lasting('confirming'), final('failed')],
  'second-deposit': HAPPY,
  'verifying-finished': [...BEFORE_DEPOSIT, lasting('confirming'), lasting('verifying'), ...PAYOUT],
  'verifying-refunded': [...BEFORE_DEPOSIT, lasting('confirming'), lasting('verifying'), ...REFUND],
  failed: [...BEFORE_DEPOSIT, lasting('confirming'), lasting('exchanging'), final('failed')],
  expired: [...BEFORE_DEPOSIT, final('expired')],
  'unknown-status': [...BEFORE_DEPOSIT, lasting('confirming'), final('rebalancing_pool')],
  'paid-failed': [...BEFORE_DEPOSIT, lasting('paying'), final('paid_failed')],
  'fiat-redirect': [final('new')],
  'wrong-asset': [...BEFORE_DEPOSIT, lasting('confirming'), final('failed')],
};

export const stepsOf = (scenario: Scenario): readonly Step[] => STEPS[scenario];

/** Steps after the user requested a refund. */
export const refundSteps: readonly Step[] = REFUND;
/** Steps after the user chose to continue with the received amount. */
export const continueSteps: readonly Step[] = PAYOUT;
/** Steps after the card was charged on the checkout page, and after it was declined. */
export const paidSteps: readonly Step[] = [
  lasting('paying'),
  lasting('paid'),
  lasting('sending'),
  final('finished'),
];
export const declinedSteps: readonly Step[] = [lasting('paying'), final('paid_failed')];
/** A status that was set by a control is permanent. */
export const forcedSteps = (status: string): readonly Step[] => [final(status)];

/** Share of the expected amount that arrives. */
export const paidShareOf = (scenario: Scenario): string => {
  if (scenario === 'underpaid') return UNDERPAID_SHARE;
  return scenario === 'overpaid' ? OVERPAID_SHARE : '1';
};

/** A step with its start time. */
export type Reached = { readonly status: string; readonly since: number };

/** Steps that have started, oldest first. Never empty: with a clock that was set back, it is the first step. */
export const reachedSteps = ({ startedAt, steps }: Plan, nowMs: number): readonly Reached[] => {
  const reached: Reached[] = [];
  let since = startedAt;
  for (const { status, forMs } of steps) {
    if (reached.length > 0 && since > nowMs) break;
    reached.push({ status, since });
    if (forMs === null) break;
    since += forMs;
  }
  return reached;
};
