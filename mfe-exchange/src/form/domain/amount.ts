import Big from 'big.js';

import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Compares two amounts exactly. */
export const compareAmounts = (a: DecimalString, b: DecimalString): -1 | 0 | 1 => Big(a).cmp(b);

/** Whether an amount reaches a minimum. Always true without a minimum (spec §5 "Exchange form"). */
export const isAtLeast = (amount: DecimalString, minimum: DecimalString | null): boolean =>
  minimum === null || compareAmounts(amount, minimum) >= 0;

/** Whether an amount is at most a maximum. Always true without a maximum. */
export const isAtMost = (amount: DecimalString, maximum: DecimalString | null): boolean =>
  maximum === null || compareAmounts(amount, maximum) <= 0;

/** Whether there is an amount above zero. */
export const isPositive = (amount: DecimalString | null): amount is DecimalString =>
  amount !== null && compareAmounts(amount, '0') > 0;
