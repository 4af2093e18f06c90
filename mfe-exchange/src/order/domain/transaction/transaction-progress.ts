import type { Transaction } from './transaction';
import { stageOf } from './transaction-status';
import type { Stage } from './transaction-status';

type ProgressStepName = 'deposit' | 'confirmation' | 'exchange' | 'payout';
export type ProgressStep = {
  readonly name: ProgressStepName;
  /** `skipped`: the order ended before this step. */
  readonly state: 'done' | 'current' | 'upcoming' | 'stopped' | 'skipped';
};

const STEPS: readonly ProgressStepName[] = ['deposit', 'confirmation', 'exchange', 'payout'];

const PLACE: Readonly<Partial<Record<Stage, number>>> = {
  awaitingDeposit: 0,
  confirming: 1,
  exchanging: 2,
  sending: 3,
  finished: STEPS.length,
};

const hasDeposit = ({ depositReceivedAt, payin }: Transaction): boolean =>
  depositReceivedAt !== null || payin.hash !== null || payin.amount !== null;

/** Progress of a transaction outside the usual sequence, derived from its hashes. */
const placeByTraces = (transaction: Transaction): number => {
  if (transaction.payout.hash !== null) return 3;
  return hasDeposit(transaction) ? 2 : 0;
};

const isOpen = (stage: Stage): boolean => stage === 'checking' || stage === 'onHold';

/** No payout follows: the deposit is returned, or none arrived. A failed exchange can still be continued. */
const ENDED: readonly Stage[] = ['refunding', 'refunded', 'expired'];

/** Steps of the timeline with their states. */
export const progressOf = (transaction: Transaction): readonly ProgressStep[] => {
  const stage = stageOf(transaction.status);
  const straight = PLACE[stage];
  const place = straight ?? placeByTraces(transaction);
  const here = straight !== undefined || isOpen(stage) ? 'current' : 'stopped';
  const stateAt = (index: number): ProgressStep['state'] => {
    if (index < place) return 'done';
    if (index === place) return here;
    return ENDED.includes(stage) ? 'skipped' : 'upcoming';
  };
  return STEPS.map((name, index) => ({ name, state: stateAt(index) }));
};
