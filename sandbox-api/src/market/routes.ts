import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, notValidParam, RequiredText, wordOf } from '../http/index.ts';
import { pairMarket, SEGMENTS } from './pair-market.ts';
import { coinMarkets, priceMap } from './price-map.ts';

const MOST_SYMBOLS = 2000;

const MarketParams = t.type({ segment: wordOf(SEGMENTS), pair: RequiredText }, 'MarketParams');
const PriceQuery = t.intersection(
  [t.type({ tsyms: RequiredText }), t.partial({ fsyms: t.string, points: t.string })],
  'PriceQuery',
);

const currencyOrNotFound = (ticker: string): Currency => {
  const found = findByTicker(ticker);
  if (found === undefined) throw notFound('Currency');
  return found;
};

/** Route below `/v1/frontend`: market data of a pair. The segment is 24h, 7d or 30d (api contract §5.1). */
export const addMarketRoutes = (app: FastifyInstance, clock: Clock): void => {
  app.get('/main/:segment/:pair', (request) => {
    const { segment, pair } = decodeOrRefuse(MarketParams, request.params);
    const [from = '', to = ''] = pair.split('_');
    const nowMs = clock.nowIn(namespaceOf(request));
    return pairMarket(currencyOrNotFound(from), currencyOrNotFound(to), nowMs, segment);
  });
};

const symbolsOf = (list: string): readonly string[] => {
  const symbols = list.split(',').filter((symbol) => symbol !== '');
  if (symbols.length > MOST_SYMBOLS)
    throw notValidParam('fsyms', `names more than ${String(MOST_SYMBOLS)} symbols`);
  return symbols;
};

/**
 * `/price-data`: prices of `fsyms` (default: all coins) in `tsyms` (spec §7 "Price request"), and their market data.
 */
export const addPriceDataRoutes = (app: FastifyInstance, clock: Clock): void => {
  const questionOf = (query: unknown) => {
    const { fsyms = '', tsyms, points } = decodeOrRefuse(PriceQuery, query);
    const unit = findByTicker(tsyms);
    if (unit === undefined) throw notValidParam('tsyms', 'is not a known currency');
    return { symbols: symbolsOf(fsyms), unit, hasPoints: points !== '0' };
  };
  app.get('/', (request) => {
    const { symbols, unit } = questionOf(request.query);
    return priceMap(symbols, unit, clock.nowIn(namespaceOf(request)));
  });
  app.get('/markets', (request) => {
    return coinMarkets(questionOf(request.query), clock.nowIn(namespaceOf(request)));
  });
};
