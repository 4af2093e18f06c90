import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, RequiredText } from '../http/index.ts';
import type { OrderDesk } from '../orders/index.ts';

const TokenParams = t.type({ id: RequiredText, fcmtoken: RequiredText }, 'PushTokenRequest');
const TransactionParams = t.type({ id: RequiredText, device_id: RequiredText }, 'PushTransactionRequest');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The parameters come in the query and again in the body (spec §7 "Push notification API"); either will do. */
const paramsOf = ({ query, body }: FastifyRequest): unknown => ({
  ...(isRecord(body) ? body : {}),
  ...(isRecord(query) ? query : {}),
});

/** `/push`: who is told about which transaction. */
export const addPushRoutes = (app: FastifyInstance, rows: Rows, desk: OrderDesk): void => {
  const remember = (namespace: string, kind: string, subject: string, device: string): void => {
    rows.run(
      'INSERT OR IGNORE INTO push_registrations VALUES (?, ?, ?, ?)',
      namespace,
      kind,
      subject,
      device,
    );
  };
  app.post('/fcmtoken', (request) => {
    const { id, fcmtoken } = decodeOrRefuse(TokenParams, paramsOf(request));
    remember(namespaceOf(request), 'token', id, fcmtoken);
    return { success: true };
  });
  app.post('/tx', (request) => {
    const { id, device_id: device } = decodeOrRefuse(TransactionParams, paramsOf(request));
    remember(namespaceOf(request), 'transaction', desk.read(id).order.id, device);
    return { success: true };
  });
};
