import type { FastifyInstance } from 'fastify';

import { providerOf } from '../gateway-parts.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { notFound } from '../http/refusal.ts';
import type { Order } from '../orders/order.ts';
import { readCreateRequest } from './create-request.ts';
import { decodeRequest, idempotencyKeyOf, IdField, visitorIpOf } from './request-fields.ts';
import { wireCreated, wireTransaction } from './wire-order.ts';

/** Reads the order whose ID is in the fields. Throws a 404. */
export const orderOrRefuse = async (parts: GatewayParts, fields: unknown): Promise<Order> => {
  const order = await parts.refresher.fresh(decodeRequest(IdField, fields).id);
  if (order === null) throw notFound('Transaction');
  return order;
};

/** Routes below `/v1.1`: create and read an order (api contract §4.2, §4.3). */
export const addOrderRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.post('/transactions', async ({ headers, body }) => {
    const key = idempotencyKeyOf(headers['idempotency-key']);
    const visitorIp = visitorIpOf(headers['x-visitor-ip']);
    const order = await parts.placeOrder(await readCreateRequest(parts, { body, key, visitorIp }));
    return wireCreated(order, parts.controlTokens.of(order.terms.id));
  });
  app.get('/transactions/:id', async ({ params }) => {
    const order = await orderOrRefuse(parts, params);
    const { provider: id, reference } = order.terms;
    const provider = providerOf(parts.providers, id)?.provider;
    const shown = { label: provider?.displayName ?? id, url: provider?.orderUrl(reference) ?? null };
    return wireTransaction(order, shown, parts.now());
  });
};
