import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';

import { isEmail } from './emails.ts';
import { decodeOrRefuse, RequiredText, Text } from './http/index.ts';
import type { OrderService } from './orders/index.ts';

const NotifyBody = t.type({ notify: t.type({ email: Text }) }, 'NotifyRequest');
const IdParams = t.type({ id: RequiredText }, 'TransactionIdInPath');

/** Route below `/v1/frontend`: e-mail notification for a transaction (api contract §5). */
export const addNotifyRoutes = (app: FastifyInstance, orderService: OrderService): void => {
  app.post('/exchange/txs/:id/notify', ({ params, body }, reply): FastifyReply => {
    const { order } = orderService.read(decodeOrRefuse(IdParams, params).id);
    const { email } = decodeOrRefuse(NotifyBody, body).notify;
    if (!isEmail(email)) {
      return reply.code(400).send({
        success: false,
        error: 'email_invalid',
        message: 'is not a valid email',
        field: 'notify.email',
      });
    }
    orderService.addNotifyAddress(order.id, email);
    return reply.send({ success: true });
  });
};
