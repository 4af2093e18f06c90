import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { AmountParams, amountOfParams, PairParams, pairOfParams, withRateMode } from '../estimates/index.ts';
import { decodeOrRefuse, RequiredText, Text } from '../http/index.ts';
import { answerCreate } from './answer-create.ts';
import type { OrderRequest } from './create-order.ts';
import { wireFiat } from './fiat-wire.ts';
import { relatedOrders } from './related-orders.ts';
import { RecipientParams } from './recipient-params.ts';
import type { OrderService, OrderSnapshot } from './order-service.ts';
import { visitOf, VisitParams } from './order-visit.ts';
import { wireCreated, wireV11 } from './wire.ts';

const CreateBody = t.intersection(
  [
    PairParams,
    AmountParams,
    RecipientParams,
    VisitParams,
    t.type({ provider: Text, promoCode: Text, depositType: Text, payoutType: Text }),
  ],
  'CreateTransactionRequest',
);
const IdParams = t.type({ id: RequiredText }, 'TransactionIdInPath');

const toOrderRequest = (raw: unknown, namespace: string): OrderRequest => {
  const { payoutType, ...body } = decodeOrRefuse(CreateBody, raw);
  return {
    ...body,
    namespace,
    pair: withRateMode(pairOfParams(body), body.flow),
    amount: amountOfParams(body),
    depositType: body.depositType === '' ? payoutType : body.depositType,
    payload: visitOf(body),
  };
};

const wireNew = (seen: OrderSnapshot, publicPath: string) =>
  seen.order.isFiat ? wireFiat(seen, publicPath) : wireCreated(seen);

/** Routes below `/v1.1`: create and read a transaction (api contract §4.2, §4.3). */
export const addV11OrderRoutes = (
  app: FastifyInstance,
  orderService: OrderService,
  publicPath: string,
): void => {
  app.post(
    '/transactions',
    answerCreate(orderService, { call: 'v1.1', toOrderRequest, wire: (seen) => wireNew(seen, publicPath) }),
  );
  app.get('/transactions/:id', ({ params }) => {
    const seen = orderService.read(decodeOrRefuse(IdParams, params).id);
    const fiat = seen.order.isFiat ? wireFiat(seen, publicPath) : null;
    return {
      ...wireV11(seen, relatedOrders(orderService, seen), fiat),
      redirectUrl: fiat?.redirect_url ?? null,
    };
  });
};
