import type { DecimalString } from '@coinlane/shared-contracts/values';

import { amountDifference } from './amount-difference';
import type { Transaction } from './transaction';
import { stageOf } from './transaction-status';

/** A deposit that is not what was agreed, with the numbers the visitor decides by. */
export type DepositIssue =
  | {
      readonly _tag: 'Underpaid' | 'Overpaid';
      readonly expected: DecimalString;
      readonly actual: DecimalString;
      readonly difference: DecimalString;
    }
  /** Came after the end of the deposit window. */
  | { readonly _tag: 'Late'; readonly amount: DecimalString | null }
  /** Another currency came; null where the service does not say which. */
  | {
      readonly _tag: 'WrongAsset';
      readonly displayTicker: string | null;
      readonly network: string | null;
      readonly amount: DecimalString | null;
    };

/** A payment after the end counts only while nothing was made of it. */
const isLate = ({ depositReceivedAt, validUntil, depositNote, status }: Transaction): boolean => {
  if (depositNote?.kind === 'late') return true;
  const isAfterwards = depositReceivedAt !== null && validUntil !== null && depositReceivedAt > validUntil;
  return isAfterwards && stageOf(status) !== 'finished';
};

/**
 * What is wrong with a deposit: the service's word first, else what the amounts and times say. Null while nothing is
 * wrong, or nothing came.
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

/** Why less was paid out than quoted, as far as the order shows it. The service sends no reason. */
export type ShortfallReason = 'lessDeposited' | 'rateMoved' | 'unknown';

/** Reads the reason from the deposit and the rate mode; it is never guessed. */
export const shortfallReasonOf = ({
  payin,
  rateMode,
}: Pick<Transaction, 'payin' | 'rateMode'>): ShortfallReason => {
  if (amountDifference(payin)._tag === 'Less') return 'lessDeposited';
  return rateMode === 'floating' ? 'rateMoved' : 'unknown';
};
