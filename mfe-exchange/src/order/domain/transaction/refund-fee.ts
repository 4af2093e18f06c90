import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { Transaction } from './transaction';
import type { TransactionActions } from './visitor-actions';

/** Network fee of a refund: the deposit minus the returned amount. Null: unknown or none. */
export const refundFeeOf = (
  { payin, depositNote }: Pick<Transaction, 'payin' | 'depositNote'>,
  { amount, displayTicker }: NonNullable<TransactionActions['refund']>,
): DecimalString | null => {
  const isOther = depositNote?.kind === 'wrongAsset';
  const arrived = isOther ? depositNote.amount : payin.amount;
  const arrivedTicker = isOther ? depositNote.displayTicker : payin.displayTicker;
  if (arrived === null || amount === null || (displayTicker ?? arrivedTicker) !== arrivedTicker) return null;
  const fee = Big(arrived).minus(amount);
  return fee.gt(0) ? fee.toFixed() : null;
};
