import type Big from 'big.js';
import * as t from 'io-ts';

import { notValidParam, OptionalAmount, Refusal, wordOf } from '../http/index.ts';
import { toNumber } from './terms.ts';
import type { Limits } from './terms.ts';
import type { Quote } from './quote.ts';

export const FlowWord = wordOf(['standard', 'fixed-rate'] as const, 'standard');
export const SideWord = wordOf(['direct', 'reverse'] as const, 'direct');

/** How v2, v1.1 and the account API say the amount: one side is filled. */
export const AmountParams = t.type(
  { fromAmount: OptionalAmount, toAmount: OptionalAmount, flow: FlowWord, type: SideWord },
  'AmountParams',
);
type AmountParams = t.TypeOf<typeof AmountParams>;

/** The amount of the side that was asked about; refuses when it is missing. */
export const amountOfParams = ({ fromAmount, toAmount, type }: AmountParams): Big => {
  const amount = type === 'direct' ? fromAmount : toAmount;
  const field = type === 'direct' ? 'fromAmount' : 'toAmount';
  if (amount === null) throw notValidParam(field, `is required if type is ${type}`);
  return amount;
};

/** Limits as the wire has them: numbers, null for none. */
export const wireLimits = ({ min, max }: Limits) => ({
  minAmount: toNumber(min),
  maxAmount: max === null ? null : toNumber(max),
});

type Served = Quote & { readonly sent: Big; readonly received: Big };

const isServed = (quote: Quote): quote is Served => quote.sent !== null && quote.received !== null;

/** The quote with its amounts; refuses with the quote's error and the range (api contract §1). */
export const servedOrRefuse = (quote: Quote): Served => {
  if (isServed(quote)) return quote;
  const { error = 'out_of_range', message = 'Out of range' } = quote.error ?? {};
  throw new Refusal(400, { error, message, payload: { range: wireLimits(quote.limits) } });
};
