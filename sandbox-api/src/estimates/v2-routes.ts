import type Big from 'big.js';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import type { Currency } from '../currencies/index.ts';
import {
  decodeOrRefuse,
  Flag,
  namespaceOf,
  OptionalAmount,
  Refusal,
  Text,
  wireNumber,
} from '../http/index.ts';
import { usdPriceAt } from '../market/index.ts';
import {
  AmountParams,
  amountOfParams,
  FlowWord,
  servedOrRefuse,
  SideWord,
  wireLimits,
} from './amount-of-request.ts';
import { PairParams, pairOfParams, withRateMode } from './pair-of-request.ts';
import { standardProvider } from './providers.table.ts';
import { quoteOf } from './quote.ts';
import { toRateId } from './rate-token.ts';
import { limitsOf, marketRate, networkFeeOf, roundDownTo } from './terms.ts';
import type { Pair } from './terms.ts';

const RangeQuery = t.intersection([PairParams, t.type({ flow: FlowWord })], 'RangeQuery');
const EstimateQuery = t.intersection(
  [PairParams, AmountParams, t.type({ useRateId: Flag })],
  'EstimateQuery',
);
const MarketQuery = t.intersection(
  [
    t.type({ fromNetwork: Text, toNetwork: Text }),
    PairParams,
    t.type({ fromAmount: OptionalAmount, toAmount: OptionalAmount, type: SideWord }),
  ],
  'MarketQuery',
);

const wirePair = ({ from, to }: Pair) => ({
  fromCurrency: from.currentTicker,
  fromNetwork: from.network,
  toCurrency: to.currentTicker,
  toNetwork: to.network,
});

const limitsOfQuery = (query: unknown) => {
  const params = decodeOrRefuse(RangeQuery, query);
  const pair = withRateMode(pairOfParams(params), params.flow);
  const limits = wireLimits(limitsOf(pair, standardProvider(pair.from, pair.to), params.flow));
  return { asked: { ...wirePair(pair), flow: params.flow }, limits };
};

const rangeOf = (query: unknown) => {
  const { asked, limits } = limitsOfQuery(query);
  return { ...asked, ...limits };
};

const minAmountOf = (query: unknown) => {
  const { asked, limits } = limitsOfQuery(query);
  return { ...asked, minAmount: limits.minAmount };
};

const estimateOf = (query: unknown, nowMs: number) => {
  const params = decodeOrRefuse(EstimateQuery, query);
  const { flow, type } = params;
  const pair = withRateMode(pairOfParams(params), flow);
  const question = { pair, flow, side: type, amount: amountOfParams(params), nowMs, discount: 0 };
  const quote = servedOrRefuse(quoteOf(question, standardProvider(pair.from, pair.to)));
  const { validUntil, terms } = quote;
  const held = {
    fromTicker: pair.from.ticker,
    toTicker: pair.to.ticker,
    terms,
    provider: quote.provider.type,
  };
  return {
    ...wirePair(pair),
    flow,
    type,
    rateId: validUntil !== null && params.useRateId ? toRateId({ ...held, validUntil }) : null,
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
    transactionSpeedForecast: '10-60',
    warningMessage: null,
    depositFee: 0,
    withdrawalFee: wireNumber(terms.networkFee),
    userId: null,
    fromAmount: wireNumber(quote.sent),
    toAmount: wireNumber(quote.received),
  };
};

const badParams = (message: string): Refusal => new Refusal(400, { error: 'bad_params', message });

/** Market estimate of a pair without a provider's margin (api contract §3.10). */
const marketEstimateOf = (query: unknown, nowMs: number) => {
  const params = decodeOrRefuse(MarketQuery, query);
  const { fromAmount, toAmount, type } = params;
  const pair = pairOfParams(params);
  const rate = marketRate(pair, nowMs);
  const amount = type === 'direct' ? fromAmount : toAmount;
  const side = type === 'direct' ? 'fromAmount' : 'toAmount';
  if (amount === null) throw badParams(`${side} is required if type is ${type}`);
  return {
    fromCurrency: params.fromCurrency,
    toCurrency: params.toCurrency,
    fromAmount: wireNumber(type === 'direct' ? amount : roundDownTo(pair.from, amount.div(rate))),
    toAmount: wireNumber(type === 'direct' ? roundDownTo(pair.to, amount.times(rate)) : amount),
    type,
  };
};

const feeOf = (currency: Currency, nowMs: number) => ({
  currency: currency.currentTicker,
  network: currency.network,
  amount: wireNumber(networkFeeOf(currency, nowMs)),
});

const inUsd = (currency: Currency, nowMs: number): Big =>
  networkFeeOf(currency, nowMs).times(usdPriceAt(currency, nowMs).toPrecision(15)).round(2);

const networkFees = ({ from, to }: Pair, nowMs: number) => {
  const deposit = inUsd(from, nowMs);
  const withdrawal = inUsd(to, nowMs);
  return {
    deposit: feeOf(from, nowMs),
    withdrawal: feeOf(to, nowMs),
    totals: { from: feeOf(from, nowMs), to: feeOf(to, nowMs) },
    converted: {
      currency: 'usd',
      network: 'usd',
      deposit: wireNumber(deposit),
      withdrawal: wireNumber(withdrawal),
      total: wireNumber(deposit.plus(withdrawal)),
    },
  };
};

/** Routes below `/v2`: limits, estimates and fees (api contract §3.3, §3.4, §3.10, §3.11). */
export const addV2EstimateRoutes = (app: FastifyInstance, clock: Clock): void => {
  app.get('/exchange/range', ({ query }) => rangeOf(query));
  app.get('/exchange/min-amount', ({ query }) => minAmountOf(query));
  app.get('/exchange/estimated-amount', (request) =>
    estimateOf(request.query, clock.nowIn(namespaceOf(request))),
  );
  app.get('/markets/estimate', (request) =>
    marketEstimateOf(request.query, clock.nowIn(namespaceOf(request))),
  );
  app.get('/exchange/network-fee', (request) => ({
    estimatedFee: networkFees(
      pairOfParams(decodeOrRefuse(PairParams, request.query)),
      clock.nowIn(namespaceOf(request)),
    ),
  }));
};
