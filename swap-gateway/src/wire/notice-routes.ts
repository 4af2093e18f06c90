import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { GatewayParts } from '../gateway-parts.ts';
import { notFound, notValidParam, Refusal } from '../http/refusal.ts';
import { languageOf } from '../notices/language-of.ts';
import type { NoticeChannel } from '../store/message-queue.ts';
import { decodeRequest, IdField, RequiredText, Text } from './request-fields.ts';

const NotifyBody = t.type({ notify: t.type({ email: Text }) }, 'NotifyRequest');
const DeviceParams = t.type({ id: RequiredText, fcmtoken: t.string }, 'PushTokenRequest');
const FollowParams = t.type({ id: RequiredText, device_id: RequiredText }, 'PushTransactionRequest');

const MAX_TOKEN_CHARACTERS = 2_000;

/** Subscribes a receiver to an order. Throws a refusal. */
const subscribe = async (
  { store }: GatewayParts,
  orderId: string,
  channel: NoticeChannel,
  address: string,
  language: string,
): Promise<void> => {
  if ((await store.find(orderId)) === null) throw notFound('Transaction');
  if (await store.notices.subscribe(orderId, { channel, address, language })) return;
  throw new Refusal(409, {
    error: 'too_many_receivers',
    message: 'This order has the most receivers already',
  });
};

/** Route below `/frontend`: e-mails about an order (api contract §5). */
export const addNotifyRoute = (app: FastifyInstance, parts: GatewayParts): void => {
  app.post('/exchange/txs/:id/notify', async ({ params, body, headers }) => {
    const sender = parts.senders.email;
    if (sender === undefined) throw notFound('Call');
    const { email } = decodeRequest(NotifyBody, body).notify;
    if (!sender.accepts(email))
      throw new Refusal(400, {
        error: 'email_invalid',
        message: 'is not a valid email',
        field: 'notify.email',
      });
    const { id } = decodeRequest(IdField, params);
    await subscribe(parts, id, 'email', email, languageOf(headers['accept-language']));
    return { success: true };
  });
};

/** The parameters are sent in both query and body (spec §7 "Push notification API"). One of them is enough. */
const paramsOf = ({ query, body }: FastifyRequest): unknown => ({ ...Object(body), ...Object(query) });

/** Routes below `/push`: push messages about an order. */
export const addPushRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.get('/public-key', () => {
    if (parts.pushPublicKey === null) throw notFound('Key');
    return { publicKey: parts.pushPublicKey };
  });
  app.post('/fcmtoken', async (request) => {
    const { id, fcmtoken } = decodeRequest(DeviceParams, paramsOf(request));
    if (fcmtoken.length > MAX_TOKEN_CHARACTERS || parts.senders.push?.accepts(fcmtoken) !== true)
      throw notValidParam('fcmtoken', 'is not a subscription of a browser');
    await parts.store.notices.setDevice(id, fcmtoken);
    return { success: true };
  });
  app.post('/tx', async (request) => {
    const { id, device_id: device } = decodeRequest(FollowParams, paramsOf(request));
    const token = await parts.store.notices.device(device);
    if (token === null) throw notValidParam('device_id', 'has no token');
    await subscribe(parts, id, 'push', token, languageOf(request.headers['accept-language']));
    return { success: true };
  });
};
