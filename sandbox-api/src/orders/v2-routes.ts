import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { ControlAccess } from '../access.ts';
import { AmountParams, amountOfParams, PairParams, pairOfParams, withRateMode } from '../estimates/index.ts';
import { decodeOrRefuse, namespaceOf, RequiredText, Text } from '../http/index.ts';
import { Payload } from './payload.ts';
import { answerCreate } from './answer-create.ts';
import type { OrderRequest } from './create-order.ts';
import { relatedOrders } from './related-orders.ts';
import { RecipientParams } from './recipient-params.ts';
import type { OrderService } from './order-service.ts';
import { wireListed } from './wire-listed.ts';
import { wireCreated, wireV2 } from './wire.ts';

const MOST_LISTED = 100;

const CreateBody = t.intersection(
  [PairParams, AmountParams, RecipientParams, t.type({ payload: Payload })],
  'CreateExchangeRequest',
);
const IdQuery = t.type({ id: RequiredText }, 'ExchangeIdQuery');
const ListQuery = t.type({ limit: Text, offset: Text, statuses: Text }, 'ExchangesQuery');

const toOrderRequest = (raw: unknown, namespace: string): OrderRequest => {
  const body = decodeOrRefuse(CreateBody, raw);
  return {
    ...body,
    namespace,
    pair: withRateMode(pairOfParams(body), body.flow),
    amount: amountOfParams(body),
    provider: '',
    promoCode: '',
    depositType: '',
  };
};

const countOf = (text: string, fallback: number, most: number): number => {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : fallback;
  return Math.min(count, most);
};

/** Routes below `/v2`: create, read and list exchanges (api contract §3.5, §3.6, §3.12). */
export const addV2OrderRoutes = (
  app: FastifyInstance,
  orderService: OrderService,
  access: ControlAccess,
): void => {
  app.post('/exchange', answerCreate(orderService, { call: 'v2', toOrderRequest, wire: wireCreated }));
  app.get('/exchange/by-id', ({ query }) => {
    const seen = orderService.read(decodeOrRefuse(IdQuery, query).id);
    return wireV2(seen, relatedOrders(orderService, seen));
  });
  // all orders of the namespace, from all visitors
  app.get('/exchanges', { onRequest: access.demand }, (request) => {
    const { limit, offset, statuses } = decodeOrRefuse(ListQuery, request.query);
    const wanted = statuses.split(',').filter((status) => status !== '');
    const found = orderService
      .list(namespaceOf(request))
      .filter(({ state }) => wanted.length === 0 || wanted.includes(state.status));
    const start = countOf(offset, 0, found.length);
    const rows = found.slice(start, start + countOf(limit, 10, MOST_LISTED));
    return { count: found.length, exchanges: rows.map(wireListed) };
  });
};
