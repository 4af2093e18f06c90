import Big from 'big.js';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import {
  decodeOrRefuse,
  namespaceOf,
  Refusal,
  RequiredText,
  Text,
  wireNumber,
  wireNumberOrNull,
} from '../http/index.ts';
import type { WireNumber } from '../http/index.ts';
import { AmountParams, amountOfParams, wireLimits } from './amount-of-request.ts';
import { PairParams, pairOfParams } from './pair-of-request.ts';
import { amountOfUsd } from './amount-of-usd.ts';
import { byMethod, methodBy, servesPayment, wireMethods } from './method-quotes.ts';
import { cashbackOf, checkPromoCode, discountOf } from './promo-codes.ts';
import { providersFor } from './providers.table.ts';
import { quoteOf } from './quote.ts';
import type { Question, Quote } from './quote.ts';
import { toRateId } from './rate-token.ts';
import { roundDownTo } from './terms.ts';

const EstimateQuery = t.intersection(
  [PairParams, AmountParams, t.type({ promoCode: Text, paymentMethod: Text, country: Text })],
  'EstimateQuery',
);
const PromoParams = t.type({ code: RequiredText }, 'PromoParams');

/** Amount of the other side: the received one, or for `reverse` the sent one. */
const estimatedAmountOf = ({ side }: Question, { sent, received }: Quote): Big | null =>
  side === 'direct' ? received : sent;

const rateIdOf = ({ pair }: Question, { provider, terms, validUntil }: Quote): string | null =>
  validUntil === null
    ? null
    : toRateId({
        provider: provider.type,
        fromTicker: pair.from.ticker,
        toTicker: pair.to.ticker,
        terms,
        validUntil,
      });

/** Third parties send 0 and 1 instead of false and true. A client must read both (api contract §4.1). */
const flagAsSentBy = ({ provider, isHighFee }: Quote): boolean | 0 | 1 =>
  provider.type === 'third-party' ? (isHighFee ? 1 : 0) : isHighFee;

const methodOf = ({ pair }: Question, { provider }: Quote, paymentMethod: string) =>
  methodBy(pair, provider, paymentMethod);

const speedOf = (question: Question, quote: Quote, paymentMethod: string): string | null =>
  quote.provider.type === 'third-party'
    ? null
    : (methodOf(question, quote, paymentMethod)?.minutes ?? '10-60');

/** Documents for a fiat payment. Providers of coins do not report them. */
const documentsOf = (question: Question, quote: Quote, paymentMethod: string) => {
  const method = methodOf(question, quote, paymentMethod);
  if (method === undefined) return {};
  const { documentsAboveUsd, kyc } = method;
  const isAbove =
    documentsAboveUsd !== null && quote.sent?.gt(amountOfUsd(question.pair.from, documentsAboveUsd)) === true;
  return { kyc: isAbove ? 'always' : kyc };
};

type Promotion = { readonly promoCode: string | null; readonly cashbackShare: number };

/** Cashback in units of the currency received (api contract §4.1). */
const cashbackOn = ({ pair }: Question, { received }: Quote, share: number): WireNumber | null =>
  received === null || share === 0 ? null : wireNumber(roundDownTo(pair.to, received.times(share)));

const wireQuote =
  (question: Question, promotion: Promotion, paymentMethod: string) => (quote: Quote, index: number) => {
    const { provider, terms, limits, validUntil, error, isInRange } = quote;
    return {
      id: provider.id,
      type: provider.type,
      label: provider.label,
      priority: index + 1,
      isAllowed: true,
      isConvertible: error === null,
      isAmountInRange: isInRange,
      estimatedAmount: wireNumberOrNull(estimatedAmountOf(question, quote)),
      ...wireLimits(limits),
      cashback: cashbackOn(question, quote, promotion.cashbackShare),
      promoCode: promotion.promoCode,
      isHighNetworkFee: flagAsSentBy(quote),
      error,
      ...documentsOf(question, quote, paymentMethod),
      custom: {
        flow: question.flow,
        type: question.side,
        rateId: rateIdOf(question, quote),
        validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
        transactionSpeedForecast: speedOf(question, quote, paymentMethod),
        warningMessage: null,
        depositFee: 0,
        withdrawalFee: wireNumber(terms.networkFee),
      },
    };
  };

const isBetter = (question: Question, quote: Quote, other: Quote): boolean => {
  const [amount, before] = [estimatedAmountOf(question, quote), estimatedAmountOf(question, other)];
  if (amount === null || before === null) return amount !== null;
  return question.side === 'direct' ? amount.gt(before) : amount.lt(before);
};

const lowest = (values: readonly Big[]): Big | null =>
  values.reduce<Big | null>((least, value) => (least === null || value.lt(least) ? value : least), null);

const highestOrNone = (values: readonly (Big | null)[]): Big | null =>
  values.reduce(
    (most, value) => (most === null || value === null ? null : value.gt(most) ? value : most),
    new Big(0),
  );

const summaryOf = (question: Question, quotes: readonly Quote[]) => {
  const best = quotes.reduce<Quote | null>(
    (chosen, quote) =>
      quote.error === null && (chosen === null || isBetter(question, quote, chosen)) ? quote : chosen,
    null,
  );
  return {
    estimatedAmount: best === null ? null : wireNumberOrNull(estimatedAmountOf(question, best)),
    minAmount: wireNumberOrNull(lowest(quotes.map(({ limits }) => limits.min))),
    maxAmount: wireNumberOrNull(highestOrNone(quotes.map(({ limits }) => limits.max))),
    estimationFrom: best?.provider.type ?? null,
    estimationFromLabel: best === null ? null : 'Best rate',
    estimationId: best === null ? null : `e_${best.provider.id}_${String(Math.floor(question.nowMs / 1000))}`,
    isHighNetworkFee: best?.isHighFee ?? false,
    cashback: null,
    providers: quotes.length,
  };
};

/** Fiat payment method and country of a request. Empty: the usual method, any country. */
type Payment = { readonly paymentMethod: string; readonly country: string };

type Asked = { readonly question: Question; readonly promotion: Promotion; readonly payment: Payment };

const questionOf = (query: unknown, nowMs: number): Asked => {
  const params = decodeOrRefuse(EstimateQuery, query);
  const discount = discountOf(params.promoCode, nowMs);
  const cashbackShare = cashbackOf(params.promoCode, nowMs);
  return {
    question: {
      pair: pairOfParams(params),
      flow: params.flow,
      side: params.type,
      amount: amountOfParams(params),
      nowMs,
      discount,
    },
    promotion: {
      promoCode: discount > 0 || cashbackShare > 0 ? params.promoCode.toUpperCase() : null,
      cashbackShare,
    },
    payment: params,
  };
};

const estimatesOf = (query: unknown, nowMs: number) => {
  const { question, promotion, payment } = questionOf(query, nowMs);
  const { pair } = question;
  const { paymentMethod, country } = payment;
  const all = providersFor(pair.from, pair.to);
  const quotes = all
    .filter((provider) => servesPayment(pair, provider, paymentMethod, country))
    .map((provider) => quoteOf(question, byMethod(pair, provider, paymentMethod)));
  const wire = wireQuote(question, promotion, paymentMethod);
  return {
    summary: summaryOf(question, quotes),
    providers: quotes.map(wire),
    paymentMethods: wireMethods(question, all),
  };
};

/** Routes below `/account`: the estimates of all providers and the check of a promo code (api contract §4.1, §4.5). */
export const addAccountEstimateRoutes = (app: FastifyInstance, clock: Clock): void => {
  app.get('/v1.2/exchange/estimate', (request) =>
    estimatesOf(request.query, clock.nowIn(namespaceOf(request))),
  );
  app.get('/promo-codes/:code', (request) => {
    const { code } = decodeOrRefuse(PromoParams, request.params);
    const checked = checkPromoCode(code, clock.nowIn(namespaceOf(request)));
    if (checked === null) throw new Refusal(404, { error: 'promo_not_found', message: 'Unknown promo code' });
    return checked;
  });
};
