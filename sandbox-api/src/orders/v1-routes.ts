import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { ControlAccess } from '../access.ts';
import { isPayable, networksOf } from '../addresses/index.ts';
import { pairOfTickers, withRateMode } from '../estimates/index.ts';
import type { Flow } from '../estimates/index.ts';
import { Amount, decodeOrRefuse, namespaceOf, Refusal, RequiredText, unauthorized } from '../http/index.ts';
import { answerCreate } from './answer-create.ts';
import type { OrderRequest } from './create-order.ts';
import type { OrderService } from './order-service.ts';
import { Payload } from './payload.ts';
import { RecipientParams } from './recipient-params.ts';
import { wireCreatedV1, wireV1 } from './wire-v1.ts';

const CreateBody = t.intersection(
  [t.type({ from: RequiredText, to: RequiredText, amount: Amount, payload: Payload }), RecipientParams],
  'LegacyCreateRequest',
);
const KeyParams = t.type({ apiKey: RequiredText }, 'ApiKeyInPath');
const ReadParams = t.type({ id: RequiredText, apiKey: RequiredText }, 'TransactionInPath');
const IdParams = t.type({ id: RequiredText }, 'TransactionIdInPath');
const DestinationBody = t.type(
  { tokensDestination: RequiredText, currency: RequiredText },
  'TokensDestination',
);

/** Accepts every key except revoked ones. */
const checkKey = (apiKey: string): void => {
  if (apiKey.startsWith('revoked')) throw unauthorized();
};

const toOrderRequest =
  (flow: Flow) =>
  (raw: unknown, namespace: string): OrderRequest => {
    const body = decodeOrRefuse(CreateBody, raw);
    return {
      ...body,
      namespace,
      pair: withRateMode(pairOfTickers(body.from, body.to), flow),
      provider: '',
      flow,
      type: 'direct',
      promoCode: '',
      depositType: '',
    };
  };

const create = (orderService: OrderService, flow: Flow) => {
  const answer = answerCreate(orderService, {
    call: `v1 ${flow}`,
    toOrderRequest: toOrderRequest(flow),
    wire: wireCreatedV1,
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    checkKey(decodeOrRefuse(KeyParams, request.params).apiKey);
    return answer(request, reply);
  };
};

const checkDestination = ({ tokensDestination, currency }: t.TypeOf<typeof DestinationBody>): void => {
  const networks = networksOf(currency);
  if (networks.some((network) => isPayable(network, tokensDestination))) return;
  throw new Refusal(400, {
    error: 'not_valid_address',
    message: 'Address is not valid',
    field: networks.length === 0 ? 'currency' : 'tokensDestination',
  });
};

/** Routes below `/v1`: the legacy create, read, list and tokens destination (api contract §2.10-2.13). */
export const addV1OrderRoutes = (
  app: FastifyInstance,
  orderService: OrderService,
  access: ControlAccess,
): void => {
  app.post('/transactions/:apiKey', create(orderService, 'standard'));
  app.post('/transactions/fixed-rate/:apiKey', create(orderService, 'fixed-rate'));
  app.get('/transactions/:id/:apiKey', ({ params }) => {
    const { id, apiKey } = decodeOrRefuse(ReadParams, params);
    checkKey(apiKey);
    return wireV1(orderService.read(id));
  });
  // all orders of the namespace, from all visitors
  app.get('/transactions/:apiKey', { onRequest: access.demand }, (request) => {
    checkKey(decodeOrRefuse(KeyParams, request.params).apiKey);
    return orderService.list(namespaceOf(request)).map(wireV1);
  });
  app.post('/transactions/:id/tokens-destination', ({ params, body }) => {
    const seen = orderService.read(decodeOrRefuse(IdParams, params).id);
    const destination = decodeOrRefuse(DestinationBody, body);
    checkDestination(destination);
    orderService.change(seen, { tokensDestination: destination.tokensDestination });
    return { success: true };
  });
};
