import { KNOWN_STATUSES } from './transaction';
import type { KnownStatus, TransactionStatus } from './transaction';

/** Stage of a status for display (spec §4 "Transaction statuses"; the stages are our own). */
export type Stage =
  | 'awaitingDeposit'
  | 'confirming'
  | 'exchanging'
  | 'sending'
  | 'finished'
  | 'refunding'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'onHold'
  | 'checking';

const STAGE_OF: Readonly<Record<KnownStatus, Stage>> = {
  new: 'awaitingDeposit',
  waiting: 'awaitingDeposit',
  confirming: 'confirming',
  exchanging: 'exchanging',
  processing: 'exchanging',
  sending: 'sending',
  finished: 'finished',
  failed: 'failed',
  refunded: 'refunded',
  expired: 'expired',
  verifying: 'onHold',
  refunding: 'refunding',
  // statuses of the fiat provider: payment pending, received, refused
  paying: 'confirming',
  paid: 'exchanging',
  paid_failed: 'failed',
};

const CLOSED_STAGES: readonly Stage[] = ['finished', 'refunded'];
const FINAL_STAGES: readonly Stage[] = [...CLOSED_STAGES, 'failed', 'expired'];

/** Parses a status. Keeps unknown ones unchanged. */
export const toTransactionStatus = (raw: string): TransactionStatus => {
  const status = KNOWN_STATUSES.find((known) => known === raw.toLowerCase());
  return status === undefined ? { _tag: 'Unknown', raw } : { _tag: 'Known', status };
};

/** Stage of a status. An unknown status is shown as "checking". */
export const stageOf = (status: TransactionStatus): Stage =>
  status._tag === 'Known' ? STAGE_OF[status.status] : 'checking';

/** Whether the status cannot change without the user. */
export const isFinal = (status: TransactionStatus): boolean => FINAL_STAGES.includes(stageOf(status));

/**
 * Whether the status can never change: paid out or refunded. An expired or failed order can still change through a
 * late deposit or a requested refund.
 */
export const isClosed = (status: TransactionStatus): boolean => CLOSED_STAGES.includes(stageOf(status));

/** Key of a status for its texts and icon. All unknown statuses share one. */
export const statusName = (status: TransactionStatus): KnownStatus | 'unknown' =>
  status._tag === 'Known' ? status.status : 'unknown';
