import type { FastifyInstance } from 'fastify';

import { providerOf } from '../quotes/health.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { notFound } from '../http/refusal.ts';
import { languageOf } from '../notices/language-of.ts';
import type { Order } from '../orders/order.ts';
import { readCreateRequest } from './create-request.ts';
import { decodeRequest, idempotencyKeyOf, IdField, visitorIpOf } from './request-fields.ts';
import { wireCreated, wireTransaction } from './wire-order.ts';

/** Returns the order with the ID in the fields. Throws a 404. */
export const orderOrRefuse = async (parts: GatewayParts, fields: unknown): Promise<Order> => {
  const order = await parts.refresher.fresh(decodeRequest(IdField, fields).id);
  if (order === null) throw notFound('Transaction');
  return order;
};

/** Whether the deposit address must not be shown: it differs from the receipt, or the provider reports other terms. */
const isWithheld = async ({ providers, receipts, log }: GatewayParts, order: Order): Promise<boolean> => {
  if (await receipts.confirms(order)) return order.state.isAltered;
  providerOf(providers, order.terms.provider)?.countWithheld(order.terms.id);
  log(
    `${order.terms.provider}: order ${order.terms.id} differs from its receipt: its deposit address is not shown`,
  );
  return true;
};

/** Adds the routes of receipts and their keys, which never change. */
const addReceiptRoutes = (app: FastifyInstance, { store, receipts }: GatewayParts): void => {
  app.get('/transactions/:id/receipt', async ({ params }) => {
    const order = await store.find(decodeRequest(IdField, params).id);
    const signed = order === null ? null : receipts.read(order);
    if (signed === null) throw notFound('Receipt');
    return signed;
  });
  app.get('/receipt-keys', receipts.keys);
};

/** Routes below `/v1.1`: creating and reading an order (api contract §4.2, §4.3), and its receipt. */
export const addOrderRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.post('/transactions', async ({ headers, body }) => {
    const key = idempotencyKeyOf(headers['idempotency-key']);
    const visitorIp = visitorIpOf(headers['x-visitor-ip']);
    const language = languageOf(headers['accept-language']);
    const request = await readCreateRequest(parts, { body, key, visitorIp, language });
    const order = await parts.placeOrder(request);
    return wireCreated(order, {
      controlToken: parts.controlTokens.of(order.terms.id),
      receipt: parts.receipts.read(order),
      isWithheld: await isWithheld(parts, order),
    });
  });
  app.get('/transactions/:id', async ({ params }) => {
    const order = await orderOrRefuse(parts, params);
    const { provider: id, reference } = order.terms;
    const provider = providerOf(parts.providers, id)?.provider;
    return wireTransaction(order, {
      label: provider?.displayName ?? id,
      url: provider?.orderUrl(reference) ?? null,
      isWithheld: await isWithheld(parts, order),
      nowMs: parts.now(),
    });
  });
  addReceiptRoutes(app, parts);
};
