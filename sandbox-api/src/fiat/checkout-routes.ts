import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, notFound, RequiredText, wordOf } from '../http/index.ts';
import { checkoutUrl, declinedSteps, paidSteps } from '../orders/index.ts';
import type { OrderService, OrderSnapshot } from '../orders/index.ts';
import { PAGE_POLICY } from '../pages/index.ts';
import { checkoutPage } from './checkout-page.ts';

const CheckoutQuery = t.type({ tid: RequiredText }, 'CheckoutQuery');
const DecisionBody = t.type(
  { tid: RequiredText, decision: wordOf(['pay', 'decline'] as const) },
  'CheckoutDecision',
);

const fiatOrder = (orderService: OrderService, id: string): OrderSnapshot => {
  const seen = orderService.read(id);
  if (!seen.order.isFiat) throw notFound('Payment');
  return seen;
};

const decide = (orderService: OrderService, body: unknown): OrderSnapshot => {
  const { tid, decision } = decodeOrRefuse(DecisionBody, body);
  const seen = fiatOrder(orderService, tid);
  const isOpen = seen.state.status === 'new' || seen.state.status === 'waiting';
  return isOpen ? orderService.replan(seen, decision === 'pay' ? paidSteps : declinedSteps) : seen;
};

/** `/fiat/checkout`: the `redirect_url` of a fiat order. */
export const addCheckoutRoutes = (
  app: FastifyInstance,
  orderService: OrderService,
  publicPath: string,
): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/checkout', ({ query }, reply): FastifyReply =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(checkoutPage(fiatOrder(orderService, decodeOrRefuse(CheckoutQuery, query).tid), publicPath)),
  );
  app.post('/checkout', ({ body }, reply) =>
    reply.redirect(checkoutUrl(publicPath, decide(orderService, body).order.id), 303),
  );
};
