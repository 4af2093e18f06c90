import type { DecimalString } from '@coinlane/shared-contracts/values';

import { refundAsset } from './arrived-asset';
import type { Transaction } from './transaction';
import { stageOf } from './transaction-status';
import type { Stage } from './transaction-status';

/** What the service lets the visitor do with a stuck transaction (api contract §3.9). */
export type TransactionActions = {
  readonly refund: {
    readonly amount: DecimalString | null;
    /** Where it is not the currency that was to be sent. */
    readonly displayTicker: string | null;
    readonly address: string | null;
    readonly extraId: string | null;
    /** Addresses the deposit came from, which a refund may also go to. */
    readonly otherAddresses: readonly string[];
  } | null;
  readonly continuation: { readonly currentEstimate: DecimalString | null } | null;
  /** Until when the visitor may choose, epoch ms by the server's clock; null: no end is known. */
  readonly decideUntil: number | null;
};

/** Where a refund is asked to go. */
export type RefundRequest = {
  readonly transactionId: string;
  readonly address: string;
  /** `''`: none. */
  readonly extraId: string;
};

/** What the service answered to the wish to go on. */
export type ContinueOutcome = {
  readonly isAccepted: boolean;
  /** The amount the visitor gets now; null when the service named none. */
  readonly estimatedAmount: DecimalString | null;
};

export type VisitorAction =
  | 'pay'
  | 'addRefundAddress'
  | 'requestRefund'
  | 'requestContinue'
  | 'subscribe'
  | 'startAgain'
  | 'contactSupport';

const BY_STAGE: Readonly<Record<Stage, readonly VisitorAction[]>> = {
  awaitingDeposit: ['pay', 'subscribe'],
  confirming: ['subscribe'],
  exchanging: ['subscribe'],
  sending: ['subscribe'],
  finished: ['startAgain'],
  refunding: ['subscribe', 'contactSupport'],
  refunded: ['startAgain'],
  failed: ['startAgain', 'contactSupport'],
  expired: ['startAgain', 'contactSupport'],
  onHold: ['subscribe', 'contactSupport'],
  checking: ['contactSupport'],
};

const REFUND_ADDRESS_STAGES: readonly Stage[] = ['awaitingDeposit', 'confirming', 'exchanging', 'onHold'];

/** Whether the deposit may still be sent: the page never says "send" after that. */
export const canStillPay = ({ status, validUntil }: Transaction, serverNow: number): boolean =>
  stageOf(status) === 'awaitingDeposit' && (validUntil === null || serverNow < validUntil);

export type ActionFacts = {
  readonly transaction: Transaction;
  /** Null: not asked, or the service did not answer. */
  readonly actions: TransactionActions | null;
  /** Whether this browser made the transaction; an id alone is no secret. */
  readonly isOwn: boolean;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
};

const isInTime = ({ decideUntil }: TransactionActions, serverNow: number): boolean =>
  decideUntil === null || serverNow < decideUntil;

const ownActions = ({ transaction, actions, serverNow }: ActionFacts): readonly VisitorAction[] => {
  const may: VisitorAction[] = [];
  const isOpen = REFUND_ADDRESS_STAGES.includes(stageOf(transaction.status));
  if (isOpen && refundAsset(transaction) !== null && transaction.refundAddress === null)
    may.push('addRefundAddress');
  if (!transaction.areActionsAvailable || actions === null || !isInTime(actions, serverNow)) return may;
  if (actions.refund !== null && refundAsset(transaction, actions.refund.displayTicker) !== null)
    may.push('requestRefund');
  if (actions.continuation !== null) may.push('requestContinue');
  return may;
};

/** What the visitor may still do, in the order to be shown. */
export const visitorActions = (facts: ActionFacts): readonly VisitorAction[] => {
  const { transaction, isOwn, serverNow } = facts;
  const general = BY_STAGE[stageOf(transaction.status)];
  const possible = canStillPay(transaction, serverNow)
    ? general
    : general.filter((action) => action !== 'pay');
  return isOwn ? [...possible, ...ownActions(facts)] : possible;
};
