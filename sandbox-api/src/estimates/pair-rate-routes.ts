import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { decodeOrRefuse, namespaceOf, notValidParam, RequiredText } from '../http/index.ts';
import { pairRates } from './pair-rates.ts';

const MOST_PAIRS = 50;

const RatesQuery = t.type({ pairs: RequiredText }, 'RatesQuery');

/** Route below `/v1/frontend`: rates of several pairs after all fees (api contract §5.4). */
export const addPairRateRoutes = (app: FastifyInstance, clock: Clock): void => {
  app.get('/rates', (request) => {
    const pairs = decodeOrRefuse(RatesQuery, request.query).pairs.split(',');
    if (pairs.length > MOST_PAIRS)
      throw notValidParam('pairs', `names more than ${String(MOST_PAIRS)} pairs`);
    return pairRates(pairs, clock.nowIn(namespaceOf(request)));
  });
};
