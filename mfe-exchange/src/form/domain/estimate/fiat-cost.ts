import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';

const PRECISE = Big();
PRECISE.DP = 40;

/** Value of an amount of `to` in `from` at the market rate. Null without a rate. */
export const inFrom = (amount: DecimalString, marketRate: DecimalString | null): DecimalString | null =>
  isPositive(marketRate) ? PRECISE(amount).div(marketRate).toFixed() : null;

/** Service fee without the fee of the payment, both in the same currency; never below zero. */
export const withoutFee = (service: DecimalString, fee: DecimalString | null): DecimalString => {
  const rest = Big(service).minus(fee ?? 0);
  return rest.lt(0) ? '0' : rest.toFixed();
};
