import type Big from 'big.js';
import * as t from 'io-ts';

import type { Currency } from '../currencies/index.ts';
import {
  notValidParam,
  OptionalAmount,
  Refusal,
  wireNumber,
  wireNumberOrNull,
  wordOf,
} from '../http/index.ts';
import { ceilingOf } from './terms.ts';
import type { Limits } from './terms.ts';
import type { Quote } from './quote.ts';

export const FlowWord = wordOf(['standard', 'fixed-rate'] as const, 'standard');
export const SideWord = wordOf(['direct', 'reverse'] as const, 'direct');

/** Amount parameters of v2, v1.1 and the account API. One side is filled in. */
export const AmountParams = t.type(
  { fromAmount: OptionalAmount, toAmount: OptionalAmount, flow: FlowWord, type: SideWord },
  'AmountParams',
);
type AmountParams = t.TypeOf<typeof AmountParams>;

/** Amount of the requested side. Refuses a request without it. */
export const amountOfParams = ({ fromAmount, toAmount, type }: AmountParams): Big => {
  const amount = type === 'direct' ? fromAmount : toAmount;
  const field = type === 'direct' ? 'fromAmount' : 'toAmount';
  if (amount === null) throw notValidParam(field, `is required if type is ${type}`);
  return amount;
};

/** Limits on the wire: numbers, or null. */
export const wireLimits = ({ min, max }: Limits) => ({
  minAmount: wireNumber(min),
  maxAmount: wireNumberOrNull(max),
});

type Served = Quote & { readonly sent: Big; readonly received: Big };

const isServed = (quote: Quote): quote is Served => quote.sent !== null && quote.received !== null;

/** Refuses an amount above the supply. For calls without their own maximum. */
export const checkCeiling = (currency: Currency, amount: Big): void => {
  const ceiling = ceilingOf(currency);
  if (amount.lte(ceiling)) return;
  throw new Refusal(400, {
    error: 'max_amount_exceeded',
    message: 'Out of max amount',
    field: 'amount',
    payload: { range: { maxAmount: wireNumber(ceiling) } },
  });
};

/** Quote with its amounts. Refuses with the quote's error and the range (api contract §1). */
export const servedOrRefuse = (quote: Quote): Served => {
  if (isServed(quote)) return quote;
  const { error = 'out_of_range', message = 'Out of range' } = quote.error ?? {};
  throw new Refusal(400, { error, message, payload: { range: wireLimits(quote.limits) } });
};
