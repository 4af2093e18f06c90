import type { FastifyReply, FastifyRequest } from 'fastify';

import { namespaceOf } from '../http/index.ts';
import type { OrderRequest } from './create-order.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import type { OrderService, OrderSnapshot } from './order-service.ts';

type Version = {
  /** Name of the call. A key that was used for another call is refused. */
  readonly call: string;
  readonly toOrderRequest: (body: unknown, namespace: string) => OrderRequest;
  readonly wire: (seen: OrderSnapshot) => unknown;
};

/** Creates an order for a create call, and replies in the format of the call's version. */
export const answerCreate = (orderService: OrderService, { call, toOrderRequest, wire }: Version) => {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const namespace = namespaceOf(request);
    const attempt = { key: idempotencyKeyOf(request), body: { call, body: request.body } };
    const outcome = orderService.create(() => toOrderRequest(request.body, namespace), namespace, attempt);
    return outcome._tag === 'Failed'
      ? reply.code(outcome.status).send(outcome.body)
      : reply.send(wire(outcome.seen));
  };
};
