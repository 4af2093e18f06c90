import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';

const PRECISE = Big();
PRECISE.DP = 40;

/** Value of an amount of `to` in units of `from` at the market rate. Null: no rate. */
export const inFrom = (amount: DecimalString, marketRate: DecimalString | null): DecimalString | null =>
  isPositive(marketRate) ? PRECISE(amount).div(marketRate).toFixed() : null;

/** Service fee without the payment fee, both in the same currency. Never below zero. */
export const withoutFee = (service: DecimalString, fee: DecimalString | null): DecimalString => {
  const rest = Big(service).minus(fee ?? 0);
  return rest.lt(0) ? '0' : rest.toFixed();
};
