import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, RequiredText } from '../http/index.ts';
import type { OrderService } from '../orders/index.ts';
import type { Pusher } from './create-pusher.ts';

const TokenParams = t.type({ id: RequiredText, fcmtoken: RequiredText }, 'PushTokenRequest');
const TransactionParams = t.type({ id: RequiredText, device_id: RequiredText }, 'PushTransactionRequest');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parameters are sent in both query and body (spec §7 "Push notification API"). One of them is enough. */
const paramsOf = ({ query, body }: FastifyRequest): unknown => ({
  ...(isRecord(body) ? body : {}),
  ...(isRecord(query) ? query : {}),
});

export type PushDependencies = {
  readonly rows: Rows;
  readonly orderService: OrderService;
  readonly pusher: Pusher;
  readonly pushPublicKey: string;
};

/** `/push`: registers devices for transactions, and returns the public key of the messages. */
export const addPushRoutes = (
  app: FastifyInstance,
  { rows, orderService, pusher, pushPublicKey }: PushDependencies,
): void => {
  const remember = (namespace: string, kind: string, subject: string, device: string): void => {
    rows.run(
      'INSERT OR IGNORE INTO push_registrations VALUES (?, ?, ?, ?)',
      namespace,
      kind,
      subject,
      device,
    );
  };
  app.get('/public-key', () => ({ publicKey: pushPublicKey }));
  app.post('/fcmtoken', (request) => {
    const { id, fcmtoken } = decodeOrRefuse(TokenParams, paramsOf(request));
    // a device has only one token at a time
    rows.run("DELETE FROM push_registrations WHERE kind = 'token' AND subject = ?", id);
    remember(namespaceOf(request), 'token', id, fcmtoken);
    return { success: true };
  });
  app.post('/tx', (request) => {
    const { id, device_id: device } = decodeOrRefuse(TransactionParams, paramsOf(request));
    const seen = orderService.read(id);
    remember(namespaceOf(request), 'transaction', seen.order.id, device);
    pusher.follow(seen, device);
    return { success: true };
  });
};
