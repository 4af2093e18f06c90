import type Big from 'big.js';

import { fitting, isFixedRatePair } from '../currencies/index.ts';
import { seededFraction } from '../seed.ts';
import { HIGH_FEE_SHARE, RATE_VALID_MS } from '../settings.ts';
import type { Provider } from './provider.ts';
import { ceilingOf, limitsOf, receivedFor, sentFor, termsOf } from './terms.ts';
import type { Flow, Limits, Pair, Terms } from './terms.ts';

/** Request for a quote. Exactly one side of the pair has an amount. */
export type Question = {
  readonly pair: Pair;
  readonly flow: Flow;
  readonly side: 'direct' | 'reverse';
  readonly amount: Big;
  readonly nowMs: number;
  readonly discount: number;
};

type QuoteError = { readonly error: string; readonly message: string };

/** Quote of one provider. `received` and `sent` are null if it cannot serve the request. */
export type Quote = {
  readonly provider: Provider;
  readonly terms: Terms;
  readonly limits: Limits;
  readonly sent: Big | null;
  readonly received: Big | null;
  readonly isInRange: boolean;
  readonly isHighFee: boolean;
  readonly validUntil: number | null;
  readonly error: QuoteError | null;
};

/** Share of pairs that are inactive at every provider except the standard one. */
const OFF_SHARE = 1 / 12;

const rangeErrorOf = (sent: Big, { min, max }: Limits): QuoteError | null => {
  if (sent.lt(min)) return { error: 'deposit_too_small', message: 'Out of min amount' };
  if (max !== null && sent.gt(max)) return { error: 'max_amount_exceeded', message: 'Out of max amount' };
  return null;
};

const isOff = ({ from, to }: Pair, { id, minFactor }: Provider): boolean =>
  minFactor > 1 && seededFraction(`off:${id}:${from.ticker}:${to.ticker}`) < OFF_SHARE;

const serviceErrorOf = (pair: Pair, provider: Provider, flow: Flow): QuoteError | null => {
  if (flow === 'fixed-rate' && (provider.fixedSpread === null || !isFixedRatePair(pair.from, pair.to))) {
    return { error: 'not_valid_fixed_rate_pair', message: 'The rate of this pair cannot be held' };
  }
  return isOff(pair, provider) ? { error: 'pair_is_inactive', message: 'Pair is inactive' } : null;
};

const amountsOf = ({ pair, side, amount }: Question, terms: Terms): { sent: Big; received: Big } =>
  side === 'direct'
    ? { sent: amount, received: receivedFor(pair.to, terms, amount) }
    : { sent: sentFor(pair.from, terms, amount), received: amount };

const isHighFee = ({ rate, networkFee }: Terms, sent: Big): boolean =>
  networkFee.gt(rate.times(sent).times(HIGH_FEE_SHARE));

/** Limits of the provider. An amount above the supply exceeds the maximum even if the provider has none. */
const limitsFor = (sent: Big, { pair, flow }: Question, provider: Provider): Limits => {
  const limits = limitsOf(pair, provider, flow);
  const ceiling = ceilingOf(pair.from);
  return limits.max === null && sent.gt(ceiling) ? { ...limits, max: ceiling } : limits;
};

const checkDecimals = ({ pair, side, amount }: Question): void => {
  if (side === 'direct') fitting(amount, pair.from, 'fromAmount');
  else fitting(amount, pair.to, 'toAmount');
};

/** Quote of one provider, the same within a second. Refuses an amount with more decimals than its currency has. */
export const quoteOf = (question: Question, provider: Provider): Quote => {
  checkDecimals(question);
  const { pair, flow, nowMs } = question;
  const terms = termsOf(pair, provider, question);
  const { sent, received } = amountsOf(question, terms);
  const limits = limitsFor(sent, question, provider);
  const rangeError = rangeErrorOf(sent, limits);
  const error = serviceErrorOf(pair, provider, flow) ?? rangeError;
  return {
    provider,
    terms,
    limits,
    sent: error === null ? sent : null,
    received: error === null ? received : null,
    isInRange: rangeError === null,
    isHighFee: isHighFee(terms, sent),
    validUntil: flow === 'fixed-rate' && error === null ? nowMs + RATE_VALID_MS : null,
    error,
  };
};
