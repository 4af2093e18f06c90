import type { DecimalString } from '@coinlane/shared-contracts/values';

import { amountDifference, percentOf } from './amount-difference';
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
  /** The deposit arrived after its time window. */
  | { readonly _tag: 'Late'; readonly amount: DecimalString | null }
  /** Another currency arrived. Null if the reply does not specify it. */
  | {
      readonly _tag: 'WrongAsset';
      readonly displayTicker: string | null;
      readonly network: string | null;
      readonly amount: DecimalString | null;
    };

/** A late deposit is a problem only while it is not processed. */
const isLate = ({ depositReceivedAt, validUntil, depositNote, status }: Transaction): boolean => {
  if (depositNote?.kind === 'late') return true;
  const isAfterwards = (depositReceivedAt ?? 0) > (validUntil ?? Infinity);
  return isAfterwards && stageOf(status) !== 'finished';
};

/**
 * Problem of a deposit: from the service's note, otherwise derived from amounts and times. Null: no problem, or no
 * deposit.
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

/** Reason why the payout is smaller than quoted. It is derived from the order, because the service sends no reason. */
export type ShortfallReason = 'lessDeposited' | 'rateMoved' | 'unknown';

/** A smaller share of the quote is not explained by the market. */
const LEAST_PERCENT = 90;

/** Derives the reason from the amounts and the rate mode. `unknown` rather than a guess. */
export const shortfallReasonOf = ({
  payin,
  payout,
  rateMode,
}: Pick<Transaction, 'payin' | 'payout' | 'rateMode'>): ShortfallReason => {
  if (amountDifference(payin)._tag === 'Less') return 'lessDeposited';
  const percent = percentOf(payout.amount ?? '0', payout.expectedAmount ?? '0');
  return rateMode === 'floating' && percent >= LEAST_PERCENT ? 'rateMoved' : 'unknown';
};
