import type { DecimalString } from '@coinlane/shared-contracts/values';

import { amountDifference } from './amount-difference';
import type { Transaction } from './transaction';
import { stageOf } from './transaction-status';

/** A deposit that differs from the agreement, with the figures for the user's decision. */
export type DepositIssue =
  | {
      readonly _tag: 'Underpaid' | 'Overpaid';
      readonly expected: DecimalString;
      readonly actual: DecimalString;
      readonly difference: DecimalString;
    }
  /** Arrived after the end of the deposit window. */
  | { readonly _tag: 'Late'; readonly amount: DecimalString | null }
  /** Another currency arrived. Null if the reply does not name it. */
  | {
      readonly _tag: 'WrongAsset';
      readonly displayTicker: string | null;
      readonly network: string | null;
      readonly amount: DecimalString | null;
    };

/** A late deposit matters only while it has not been processed. */
const isLate = ({ depositReceivedAt, validUntil, depositNote, status }: Transaction): boolean => {
  if (depositNote?.kind === 'late') return true;
  const isAfterwards = (depositReceivedAt ?? 0) > (validUntil ?? Infinity);
  return isAfterwards && stageOf(status) !== 'finished';
};

/**
 * Problem of a deposit: the service's note first, else derived from amounts and times. Null if there is no problem or
 * no deposit.
 */
export const depositIssueOf = (transaction: Transaction): DepositIssue | null => {
  const { depositNote, payin } = transaction;
  if (depositNote?.kind === 'wrongAsset') {
    const { displayTicker, network, amount } = depositNote;
    return { _tag: 'WrongAsset', displayTicker, network, amount };
  }
  if (isLate(transaction)) return { _tag: 'Late', amount: payin.amount };
  const difference = amountDifference(payin);
  if (difference._tag !== 'Less' && difference._tag !== 'More') return null;
  const { expected, actual, difference: by } = difference;
  return { _tag: difference._tag === 'Less' ? 'Underpaid' : 'Overpaid', expected, actual, difference: by };
};

/** Reason why the payout is smaller than quoted, derived from the order. The service sends no reason. */
export type ShortfallReason = 'lessDeposited' | 'rateMoved' | 'unknown';

/** Derives the reason from the deposit and the rate mode. It is never guessed. */
export const shortfallReasonOf = ({
  payin,
  rateMode,
}: Pick<Transaction, 'payin' | 'rateMode'>): ShortfallReason => {
  if (amountDifference(payin)._tag === 'Less') return 'lessDeposited';
  return rateMode === 'floating' ? 'rateMoved' : 'unknown';
};
