import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { CURRENCIES, iconUrlOf } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import {
  byMethod,
  limitsOf,
  pairOfParams,
  pairOfTickers,
  quoteOf,
  servedOrRefuse,
  standardProvider,
} from '../estimates/index.ts';
import type { Pair } from '../estimates/index.ts';
import {
  Amount,
  decodeOrRefuse,
  namespaceOf,
  notValidParam,
  RequiredText,
  Text,
  wireNumber,
  wireNumberOrNull,
} from '../http/index.ts';

const FIAT_FEE_SHARE = 0.02;

const RangeParams = t.type({ pair: RequiredText }, 'FiatPairInPath');
const EstimateQuery = t.type(
  {
    from_currency: RequiredText,
    from_network: Text,
    from_amount: Amount,
    to_currency: RequiredText,
    to_network: Text,
    deposit_type: Text,
    payout_type: Text,
  },
  'FiatEstimateQuery',
);

const wireFiatCurrency = (publicPath: string) => (currency: Currency) => ({
  ticker: currency.currentTicker,
  name: currency.name,
  image: iconUrlOf(publicPath, currency),
  networks: [
    { network: currency.network, legacyTicker: currency.ticker, tokenContract: currency.tokenContract },
  ],
});

const fiatOrRefuse = (pair: Pair): Pair => {
  if (!pair.from.isFiat && !pair.to.isFiat) throw notValidParam('pair', 'has no fiat currency');
  return pair;
};

const rangeOf = (params: unknown) => {
  const [from = '', to = ''] = decodeOrRefuse(RangeParams, params).pair.split('_');
  const pair = fiatOrRefuse(pairOfTickers(from, to));
  const { min, max } = limitsOf(pair, standardProvider(pair.from, pair.to), 'standard');
  return { min: wireNumber(min), max: wireNumberOrNull(max) };
};

const estimateOf = (query: unknown, nowMs: number) => {
  const params = decodeOrRefuse(EstimateQuery, query);
  const pair = fiatOrRefuse(
    pairOfParams({
      fromCurrency: params.from_currency,
      fromNetwork: params.from_network,
      toCurrency: params.to_currency,
      toNetwork: params.to_network,
    }),
  );
  const provider = byMethod(pair, standardProvider(pair.from, pair.to), params.deposit_type);
  const question = {
    pair,
    flow: 'standard',
    side: 'direct',
    amount: params.from_amount,
    nowMs,
    discount: 0,
  } as const;
  const { sent, received, terms } = servedOrRefuse(quoteOf(question, provider));
  const fee = sent.times(FIAT_FEE_SHARE);
  return {
    from_currency: pair.from.currentTicker.toUpperCase(),
    to_currency: pair.to.currentTicker.toUpperCase(),
    deposit_type: params.deposit_type,
    payout_type: params.payout_type,
    value: received.toFixed(),
    estimate_breakdown: {
      toAmount: received.toFixed(),
      fromAmount: sent.toFixed(),
      serviceFees: [
        { name: 'Service fee', amount: fee.toFixed(2), currency: pair.from.currentTicker.toUpperCase() },
      ],
      convertedAmount: {
        amount: sent.minus(fee).toFixed(2),
        currency: pair.from.currentTicker.toUpperCase(),
      },
      estimatedExchangeRate: terms.rate.toPrecision(8),
      networkFee: { amount: terms.networkFee.toFixed(), currency: pair.to.currentTicker.toUpperCase() },
    },
  };
};

/** Routes below `/v2`: the fiat provider's own calls (api contract §3.14). */
export const addFiatRoutes = (app: FastifyInstance, clock: Clock, publicPath: string): void => {
  const wire = wireFiatCurrency(publicPath);
  app.get('/fiat-status', () => ({ message: 'OK' }));
  app.get('/fiat-currencies/fiat', () => CURRENCIES.filter(({ isFiat }) => isFiat).map(wire));
  app.get('/fiat-currencies/crypto', () => CURRENCIES.filter(({ isBuyable }) => isBuyable).map(wire));
  app.get('/fiat-market-info/min-max-range/:pair', ({ params }) => rangeOf(params));
  app.get('/fiat-estimate', (request) => estimateOf(request.query, clock.nowIn(namespaceOf(request))));
};
