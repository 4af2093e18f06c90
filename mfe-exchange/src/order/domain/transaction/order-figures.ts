import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import { depositIssueOf } from './deposit-issue';
import type { Transaction, TransactionLeg } from './transaction';
import { stageOf } from './transaction-status';
import type { Stage } from './transaction-status';

/**
 * Meaning of an amount: transferred; agreed and still valid; estimated; or agreed for an exchange that happened
 * differently.
 */
type FigureKind = 'moved' | 'agreed' | 'estimated' | 'lapsed';

/** An amount of an order with its meaning and currency. */
export type OrderFigure = {
  readonly kind: FigureKind;
  readonly amount: DecimalString;
  readonly displayTicker: string;
  readonly network: Network;
};

/** Stages without a payout to come, or with a known one. */
const WITHOUT_PAYOUT: readonly Stage[] = ['finished', 'refunding', 'refunded', 'failed', 'expired'];

const figure = (
  kind: FigureKind,
  amount: DecimalString | null,
  { displayTicker, network }: Pick<TransactionLeg, 'displayTicker' | 'network'>,
): OrderFigure | null => (amount === null ? null : { kind, amount, displayTicker, network });

/** Amount that the user sends or sent, or null if unknown. */
export const payinFigure = (transaction: Transaction): OrderFigure | null => {
  const { payin, status } = transaction;
  const issue = depositIssueOf(transaction);
  if (issue?._tag === 'WrongAsset') {
    const { displayTicker, network, amount } = issue;
    return displayTicker === null || network === null
      ? figure('lapsed', payin.expectedAmount, payin)
      : figure('moved', amount, { displayTicker, network });
  }
  if (payin.amount !== null) return figure('moved', payin.amount, payin);
  return figure(WITHOUT_PAYOUT.includes(stageOf(status)) ? 'lapsed' : 'agreed', payin.expectedAmount, payin);
};

const expectedKind = (transaction: Transaction): FigureKind => {
  if (WITHOUT_PAYOUT.includes(stageOf(transaction.status)) || depositIssueOf(transaction) !== null)
    return 'lapsed';
  return transaction.rateMode === 'fixed' ? 'agreed' : 'estimated';
};

/** Amount that the user gets or got. Only a fixed rate with a matching deposit promises an amount. */
export const payoutFigure = (transaction: Transaction): OrderFigure | null => {
  const { payout } = transaction;
  return payout.amount === null
    ? figure(expectedKind(transaction), payout.expectedAmount, payout)
    : figure('moved', payout.amount, payout);
};
