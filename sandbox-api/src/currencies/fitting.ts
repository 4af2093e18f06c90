import Big from 'big.js';

import { Refusal } from '../http/index.ts';
import type { Currency } from './currency.ts';

/** Amount that the currency can represent. Refuses too many decimals. */
export const fitting = (amount: Big, { decimals, currentTicker }: Currency, field = 'amount'): Big => {
  if (amount.round(decimals, Big.roundDown).eq(amount)) return amount;
  throw new Refusal(400, {
    error: 'too_many_decimals',
    message: `${currentTicker.toUpperCase()} has at most ${String(decimals)} decimals`,
    field,
    payload: { decimals },
  });
};
