import Big from 'big.js';

import { findOwnTokenSwap, fitting, TOKEN_SWAP_SHARE } from '../currencies/index.ts';
import { Refusal, wireNumber } from '../http/index.ts';
import { checkCeiling } from './amount-of-request.ts';
import type { Pair } from './terms.ts';

const DECIMALS = 8;

/**
 * Amount that the legacy token swap pays. Null for a pair that it does not serve. Refuses amounts below its minimum.
 */
export const tokenSwapReceives = ({ from, to }: Pair, amount: Big): Big | null => {
  const pair = findOwnTokenSwap(from.ticker, to.ticker);
  if (pair === undefined) return null;
  fitting(amount, from);
  checkCeiling(from, amount);
  if (amount.lt(pair.min))
    throw new Refusal(400, {
      error: 'deposit_too_small',
      message: 'Out of min amount',
      payload: { range: { minAmount: wireNumber(new Big(pair.min)) } },
    });
  return amount.times(TOKEN_SWAP_SHARE).round(DECIMALS, 0);
};
