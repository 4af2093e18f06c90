import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { TransactionLeg } from './transaction';

export type AmountDifference =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'AsExpected' }
  | {
      readonly _tag: 'Less' | 'More';
      readonly expected: DecimalString;
      readonly actual: DecimalString;
      /** Absolute value. */
      readonly difference: DecimalString;
    };

/**
 * Difference between the actual and the expected amount of a leg: an underpaid or overpaid deposit, or a smaller
 * payout.
 */
export const amountDifference = ({
  expectedAmount,
  amount,
}: Pick<TransactionLeg, 'expectedAmount' | 'amount'>): AmountDifference => {
  if (expectedAmount === null || amount === null) return { _tag: 'Unknown' };
  const difference = Big(amount).minus(expectedAmount);
  if (difference.eq(0)) return { _tag: 'AsExpected' };
  return {
    _tag: difference.lt(0) ? 'Less' : 'More',
    expected: expectedAmount,
    actual: amount,
    difference: difference.abs().toFixed(),
  };
};

/**
 * If less than the agreed amount arrived, returns the leg with only the rest as its expected amount, so that
 * nothing is paid twice.
 */
export const withRestToSend = <Leg extends Pick<TransactionLeg, 'expectedAmount' | 'amount'>>(
  leg: Leg,
): Leg => {
  const result = amountDifference(leg);
  return result._tag === 'Less' ? { ...leg, expectedAmount: result.difference } : leg;
};

/** Share of an amount in whole percent, for a bar: 0 to 100. */
export const percentOf = (amount: DecimalString, whole: DecimalString): number =>
  Big(whole).gt(0) ? Math.min(Number(Big(amount).times(100).div(whole).toFixed(0)), 100) : 0;
