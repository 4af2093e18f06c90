import type { DecimalString } from '@coinlane/shared-contracts/values';

import { refundAsset } from './arrived-asset';
import type { Transaction } from './transaction';
import { stageOf } from './transaction-status';
import type { Stage } from './transaction-status';

/** Actions that the service offers for a stuck transaction (api contract §3.9). */
export type TransactionActions = {
  readonly refund: {
    readonly amount: DecimalString | null;
    /** Set if it differs from the agreed currency. */
    readonly displayTicker: string | null;
    readonly address: string | null;
    readonly extraId: string | null;
    /** Source addresses of the deposit. A refund can go to them. */
    readonly otherAddresses: readonly string[];
  } | null;
  readonly continuation: { readonly currentEstimate: DecimalString | null } | null;
  /** End of the time to decide, epoch ms by the server's clock. Null: unknown. */
  readonly decideUntil: number | null;
};

/** Requested refund address. */
export type RefundRequest = {
  readonly transactionId: string;
  readonly address: string;
  /** `''`: none. */
  readonly extraId: string;
};

/** Reply to a request to continue. */
export type ContinueOutcome = {
  readonly isAccepted: boolean;
  /** The current amount that the user gets. Null if the reply has none. */
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

/** Whether the deposit can still be sent. If not, the page never asks for it. */
export const canStillPay = ({ status, validUntil }: Transaction, serverNow: number): boolean =>
  stageOf(status) === 'awaitingDeposit' && (validUntil === null || serverNow < validUntil);

export type ActionFacts = {
  readonly transaction: Transaction;
  /** Null: not requested, or the call failed. */
  readonly actions: TransactionActions | null;
  /** Whether this browser created the transaction. Knowing the ID does not prove ownership. */
  readonly isOwn: boolean;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
};

const isInTime = ({ decideUntil }: TransactionActions, serverNow: number): boolean =>
  decideUntil === null || serverNow < decideUntil;

/** An order at a provider (`providerOrderId`) receives an address only together with a refund request. */
const canAddRefundAddress = (transaction: Transaction): boolean =>
  REFUND_ADDRESS_STAGES.includes(stageOf(transaction.status)) &&
  transaction.providerOrderId === null &&
  transaction.refundAddress === null &&
  refundAsset(transaction) !== null;

const ownActions = ({ transaction, actions, serverNow }: ActionFacts): readonly VisitorAction[] => {
  const may: VisitorAction[] = [];
  if (canAddRefundAddress(transaction)) may.push('addRefundAddress');
  if (!transaction.areActionsAvailable || actions === null || !isInTime(actions, serverNow)) return may;
  if (actions.refund !== null && refundAsset(transaction, actions.refund.displayTicker) !== null)
    may.push('requestRefund');
  if (actions.continuation !== null) may.push('requestContinue');
  return may;
};

/** Actions that the user can still take, in display order. */
export const visitorActions = (facts: ActionFacts): readonly VisitorAction[] => {
  const { transaction, isOwn, serverNow } = facts;
  const general = BY_STAGE[stageOf(transaction.status)];
  const possible = canStillPay(transaction, serverNow)
    ? general
    : general.filter((action) => action !== 'pay');
  return isOwn ? [...possible, ...ownActions(facts)] : possible;
};

/** Actions that the service is likely to offer. Reserves their space until the reply arrives. */
export const expectedActions = ({
  payin,
  payout,
  depositNote,
  updatedAt,
}: Transaction): TransactionActions => ({
  refund: {
    amount: depositNote?.kind === 'wrongAsset' ? depositNote.amount : (payin.amount ?? payin.expectedAmount),
    displayTicker: depositNote?.kind === 'wrongAsset' ? depositNote.displayTicker : null,
    address: null,
    extraId: null,
    otherAddresses: [],
  },
  continuation: { currentEstimate: payout.expectedAmount },
  decideUntil: depositNote?.decideUntil ?? updatedAt,
});
