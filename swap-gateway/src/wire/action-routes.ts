import type { FastifyInstance } from 'fastify';

import type { GatewayParts } from '../gateway-parts.ts';
import type { Order } from '../orders/order.ts';
import type { Actions } from '../provider.ts';
import { orderOrRefuse } from './order-routes.ts';
import { refund } from './refund.ts';
import { ContinueBody, decodeRequest } from './request-fields.ts';
import { act, demandControl } from './run-action.ts';
import { wireAmount } from './wire-amount.ts';

const NOTHING: Actions = { refund: null, continueAt: null };
const actionsOf = async (parts: GatewayParts, order: Order): Promise<Actions> => {
  if (!order.state.hasActions) return NOTHING;
  return act(parts, order, (provider, reference) => provider.actions?.(reference)).catch(() => NOTHING);
};

const goOn = async (parts: GatewayParts, body: unknown) => {
  const { controlToken } = decodeRequest(ContinueBody, body);
  const order = await orderOrRefuse(parts, body);
  demandControl(parts, order, controlToken);
  const { amount } = await act(parts, order, (provider, reference) => provider.continueOrder?.(reference));
  parts.refresher.expire(order.terms.id);
  const { ticker, network } = order.terms.to;
  return {
    result: { result: true, data: { estimate: { amount: wireAmount(amount), currency: ticker, network } } },
  };
};

/** Routes below `/v2`: decisions of the visitor (api contract §3.9). */
export const addActionRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.get('/exchange/actions', async ({ query }) => {
    const order = await orderOrRefuse(parts, query);
    const { refund: back, continueAt } = await actionsOf(parts, order);
    return {
      needsControlToken: order.terms.hasControlToken,
      refund: {
        available: back !== null,
        amount: wireAmount(back?.amount ?? null),
        additionalAddressList: [],
      },
      continue: { available: continueAt !== null, currentEstimate: wireAmount(continueAt?.amount ?? null) },
    };
  });
  app.post('/exchange/refund', ({ body }) => refund(parts, body));
  app.post('/exchange/continue', ({ body }) => goOn(parts, body));
};
