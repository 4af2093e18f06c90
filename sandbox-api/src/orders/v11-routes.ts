import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';

import { AmountParams, amountOfParams, PairParams, pairOfParams, withRateMode } from '../estimates/index.ts';
import { decodeOrRefuse, namespaceOf, RequiredText, Text } from '../http/index.ts';
import type { OrderRequest } from './create-order.ts';
import { wireFiat } from './fiat-wire.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { kinOf } from './kin.ts';
import type { OrderDesk, SeenOrder } from './order-desk.ts';
import { wireCreated, wireV11 } from './wire.ts';

const DEFAULT_DEPOSIT_TYPE = 'VISA_MC1';

const Recipients = t.type(
  { address: Text, extraId: Text, refundAddress: Text, refundExtraId: Text, rateId: Text, userId: Text },
  'Recipients',
);
const CreateBody = t.intersection(
  [PairParams, AmountParams, Recipients, t.type({ provider: Text, promoCode: Text, depositType: Text })],
  'CreateTransactionRequest',
);
const IdParams = t.type({ id: RequiredText }, 'TransactionIdInPath');

const toOrderRequest = (raw: unknown, namespace: string): OrderRequest => {
  const body = decodeOrRefuse(CreateBody, raw);
  return {
    ...body,
    namespace,
    pair: withRateMode(pairOfParams(body), body.flow),
    amount: amountOfParams(body),
    depositType: body.depositType === '' ? DEFAULT_DEPOSIT_TYPE : body.depositType,
    payload: {},
  };
};

const wireNew = (seen: SeenOrder, publicPath: string) =>
  seen.order.isFiat ? wireFiat(seen, publicPath) : wireCreated(seen);

/** Below `/v1.1`: create and read a transaction (api contract §4.2, §4.3). */
export const addV11OrderRoutes = (app: FastifyInstance, desk: OrderDesk, publicPath: string): void => {
  app.post('/transactions', (request, reply): FastifyReply => {
    const namespace = namespaceOf(request);
    const attempt = { key: idempotencyKeyOf(request), body: request.body };
    const outcome = desk.create(() => toOrderRequest(request.body, namespace), namespace, attempt);
    return outcome._tag === 'Failed'
      ? reply.code(outcome.status).send(outcome.body)
      : reply.send(wireNew(outcome.seen, publicPath));
  });
  app.get('/transactions/:id', ({ params }) => {
    const seen = desk.read(decodeOrRefuse(IdParams, params).id);
    const fiat = seen.order.isFiat ? wireFiat(seen, publicPath) : null;
    return { ...wireV11(seen, kinOf(desk, seen), fiat), redirectUrl: fiat?.redirect_url ?? null };
  });
};
