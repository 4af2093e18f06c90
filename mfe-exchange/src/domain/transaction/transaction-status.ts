import { KNOWN_STATUSES } from './transaction';
import type { KnownStatus, TransactionStatus } from './transaction';

/** What a status means for the eye (spec §4 "Transaction statuses"; the meaning is ours). */
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
  // the fiat provider's words: the payment is on its way, is in, was refused
  paying: 'confirming',
  paid: 'exchanging',
  paid_failed: 'failed',
};

const CLOSED_STAGES: readonly Stage[] = ['finished', 'refunded'];
const FINAL_STAGES: readonly Stage[] = [...CLOSED_STAGES, 'failed', 'expired'];

/** A server's word as a status; one this build does not know is kept as it came. */
export const toTransactionStatus = (raw: string): TransactionStatus => {
  const status = KNOWN_STATUSES.find((known) => known === raw.toLowerCase());
  return status === undefined ? { _tag: 'Unknown', raw } : { _tag: 'Known', status };
};

/** The stage of a status; an unknown one is being checked. */
export const stageOf = (status: TransactionStatus): Stage =>
  status._tag === 'Known' ? STAGE_OF[status.status] : 'checking';

/** Whether nothing will change any more without the visitor. */
export const isFinal = (status: TransactionStatus): boolean => FINAL_STAGES.includes(stageOf(status));

/**
 * Whether nothing will change any more at all: paid out, or given back. What is expired or failed may still move, by a
 * deposit that comes late or a refund that was asked for.
 */
export const isClosed = (status: TransactionStatus): boolean => CLOSED_STAGES.includes(stageOf(status));

/** Under which name the words and the icon of a status are found: each known one has its own, all others share one. */
export const statusName = (status: TransactionStatus): KnownStatus | 'unknown' =>
  status._tag === 'Known' ? status.status : 'unknown';
