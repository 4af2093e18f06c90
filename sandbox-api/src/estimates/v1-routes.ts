import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { Amount, decodeOrRefuse, Flag, namespaceOf, RequiredText, wireNumber } from '../http/index.ts';
import { servedOrRefuse, wireLimits } from './amount-of-request.ts';
import { createFixedRateMarket } from './fixed-rate-market.ts';
import { pairOfSlug, withRateMode } from './pair-of-request.ts';
import { standardProvider } from './providers.table.ts';
import { quoteOf } from './quote.ts';
import { toRateId } from './rate-token.ts';
import { limitsOf } from './terms.ts';
import type { Flow, Pair } from './terms.ts';
import { tokenSwapReceives } from './token-swap-estimate.ts';

const SPEED_FORECAST = '10-60';

const SlugParams = t.type({ pair: RequiredText }, 'PairInPath');
const AmountInPath = t.type({ amount: Amount, pair: RequiredText }, 'AmountInPath');
const RateIdQuery = t.type({ useRateId: Flag }, 'RateIdQuery');

const limitsOfSlug = (params: unknown, flow: Flow) => {
  const pair = withRateMode(pairOfSlug(decodeOrRefuse(SlugParams, params).pair), flow);
  return wireLimits(limitsOf(pair, standardProvider(pair.from, pair.to), flow));
};

const quoteOfPath = (
  params: unknown,
  question: { flow: Flow; side: 'direct' | 'reverse'; nowMs: number },
) => {
  const { amount, pair: slug } = decodeOrRefuse(AmountInPath, params);
  const pair = withRateMode(pairOfSlug(slug), question.flow);
  const quote = quoteOf({ ...question, pair, amount, discount: 0 }, standardProvider(pair.from, pair.to));
  return { pair, quote: servedOrRefuse(quote) };
};

/** The legacy token swap has its own rate between the chains of a token. */
const receivedOfPath = (params: unknown, nowMs: number) => {
  const { amount, pair } = decodeOrRefuse(AmountInPath, params);
  return (
    tokenSwapReceives(pairOfSlug(pair), amount) ??
    quoteOfPath(params, { flow: 'standard', side: 'direct', nowMs }).quote.received
  );
};

const heldRate = (pair: Pair, quote: ReturnType<typeof quoteOfPath>['quote']) => {
  const validUntil = quote.validUntil ?? 0;
  const rateId = toRateId({
    provider: quote.provider.type,
    fromTicker: pair.from.ticker,
    toTicker: pair.to.ticker,
    terms: quote.terms,
    validUntil,
  });
  return { rateId, validUntil: new Date(validUntil).toISOString() };
};

const fixedEstimate = (params: unknown, query: unknown, side: 'direct' | 'reverse', nowMs: number) => {
  const { pair, quote } = quoteOfPath(params, { flow: 'fixed-rate', side, nowMs });
  return {
    ...(side === 'direct'
      ? { estimatedAmount: wireNumber(quote.received) }
      : { estimatedDeposit: wireNumber(quote.sent), estimatedAmount: wireNumber(quote.sent) }),
    networkFee: wireNumber(quote.terms.networkFee),
    transactionSpeedForecast: SPEED_FORECAST,
    warningMessage: null,
    ...(decodeOrRefuse(RateIdQuery, query).useRateId ? heldRate(pair, quote) : {}),
  };
};

/** Routes below `/v1`: limits and estimates of the oldest API (api contract §2.4-2.8). */
export const addV1EstimateRoutes = (app: FastifyInstance, clock: Clock): void => {
  app.get('/min-amount/:pair', ({ params }) => ({ minAmount: limitsOfSlug(params, 'standard').minAmount }));
  app.get('/exchange-range/:pair', ({ params }) => limitsOfSlug(params, 'standard'));
  app.get('/exchange-range/fixed-rate/:pair', ({ params }) => limitsOfSlug(params, 'fixed-rate'));
  app.get('/exchange-amount/:amount/:pair', (request) => {
    const nowMs = clock.nowIn(namespaceOf(request));
    return {
      estimatedAmount: wireNumber(receivedOfPath(request.params, nowMs)),
      transactionSpeedForecast: SPEED_FORECAST,
      warningMessage: null,
    };
  });
  app.get('/exchange-amount/fixed-rate/:amount/:pair', (request) =>
    fixedEstimate(request.params, request.query, 'direct', clock.nowIn(namespaceOf(request))),
  );
  app.get('/exchange-deposit/fixed-rate/:amount/:pair', (request) =>
    fixedEstimate(request.params, request.query, 'reverse', clock.nowIn(namespaceOf(request))),
  );
  const fixedRateMarket = createFixedRateMarket();
  app.get('/market-info/fixed-rate/:apiKey', (request) => fixedRateMarket(clock.nowIn(namespaceOf(request))));
};
