import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import {
  allPairs,
  CURRENCIES,
  findByTicker,
  isFixedRatePair,
  isPair,
  wireCurrencyInfo,
  wireCurrencyV1,
  wireCurrencyV2,
} from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, RequiredText, Text, wordOf } from '../http/index.ts';
import { change24hOf } from '../market/index.ts';
import type { Catalogs } from './catalogs.ts';

const V1Query = t.type({ active: Text, fixedRate: Text }, 'CurrenciesQuery');
const V2Query = t.type(
  {
    active: Text,
    buy: Text,
    sell: Text,
    isFiat: Text,
    flow: wordOf(['', 'standard', 'fixed-rate'] as const, ''),
  },
  'ExchangeCurrenciesQuery',
);
const TickerParams = t.type({ ticker: RequiredText }, 'TickerInPath');

/** An empty text matches all. `"true"` and `"false"` match that value. */
const fits = (wanted: string, is: boolean): boolean => wanted === '' || String(is) === wanted;

const currencyInPath = (params: unknown): Currency => {
  const found = findByTicker(decodeOrRefuse(TickerParams, params).ticker);
  if (found === undefined) throw notFound('Currency');
  return found;
};

const targetsInPath = (params: unknown, query: unknown, publicPath: string) => {
  const from = currencyInPath(params);
  const { fixedRate } = decodeOrRefuse(V1Query, query);
  const isAvailable = fixedRate === 'true' ? isFixedRatePair : isPair;
  return CURRENCIES.filter(({ ticker }) => ticker !== from.ticker).map((to) => ({
    ...wireCurrencyV1(publicPath)(to),
    isAvailable: isAvailable(from, to),
  }));
};

/** Routes below `/v1`: the currencies and their pairs (api contract §2.1-2.3, §2.9). */
export const addV1CurrencyRoutes = (app: FastifyInstance, publicPath: string): void => {
  app.get('/currencies', ({ query }) => {
    const { active, fixedRate } = decodeOrRefuse(V1Query, query);
    return CURRENCIES.filter(
      (currency) => fits(active, currency.isActive) && fits(fixedRate, currency.supportsFixedRate),
    ).map(wireCurrencyV1(publicPath));
  });
  app.get('/currencies-to/:ticker', ({ params, query }) => targetsInPath(params, query, publicPath));
  app.get('/currencies/:ticker', ({ params }) => wireCurrencyInfo(publicPath, currencyInPath(params)));
  app.get('/market-info/available-pairs', () =>
    allPairs().map(([from, to]) => `${from.ticker}_${to.ticker}`),
  );
};

const wirePair = ([from, to]: readonly [Currency, Currency]) => ({
  fromCurrency: from.currentTicker,
  fromNetwork: from.network,
  toCurrency: to.currentTicker,
  toNetwork: to.network,
  flow: { standard: true, 'fixed-rate': isFixedRatePair(from, to) },
});

const isAskedFor =
  ({ active, buy, sell, isFiat, flow }: t.TypeOf<typeof V2Query>) =>
  (currency: Currency): boolean =>
    fits(active, currency.isActive) &&
    fits(buy, currency.mayBeReceived) &&
    fits(sell, currency.mayBeSent) &&
    fits(isFiat, currency.isFiat) &&
    (flow !== 'fixed-rate' || currency.supportsFixedRate);

/** Routes below `/v2`: the same, with separate ticker and network (api contract §3.1, §3.2). */
export const addV2CurrencyRoutes = (
  app: FastifyInstance,
  {
    catalogs,
    clock,
    publicPath,
  }: { readonly catalogs: Catalogs; readonly clock: Clock; readonly publicPath: string },
): void => {
  app.get('/exchange/currencies', (request) => {
    const namespace = namespaceOf(request);
    const nowMs = clock.nowIn(namespace);
    return catalogs
      .listIn(namespace)
      .filter(isAskedFor(decodeOrRefuse(V2Query, request.query)))
      .map((currency) => wireCurrencyV2(publicPath, change24hOf(currency, nowMs))(currency));
  });
  app.get('/exchange/available-pairs', () => allPairs().map(wirePair));
};
