import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';
import { flag } from './reply-field.ts';

/** Both calls of spec §7 "Push notification API" answer so. */
export const PushReply = t.type({ success: flag(false) }, 'PushReply');
export type PushReply = t.TypeOf<typeof PushReply>;

/** Says how a device is reached. The parameters go into the query and again into the body, as the spec has it. */
export const pushTokenEndpoint: Endpoint<{ readonly id: string; readonly fcmtoken: string }, PushReply> = {
  toRequest: ({ id, fcmtoken }) => ({
    service: 'push',
    method: 'POST',
    path: '/fcmtoken',
    query: { id, fcmtoken },
    body: { id, fcmtoken },
  }),
  reply: PushReply,
};

/** Says that a device wants to hear about a transaction. */
export const pushTransactionEndpoint: Endpoint<
  { readonly id: string; readonly deviceId: string },
  PushReply
> = {
  toRequest: ({ id, deviceId }) => ({
    service: 'push',
    method: 'POST',
    path: '/tx',
    query: { id, device_id: deviceId },
    body: { id, device_id: deviceId },
  }),
  reply: PushReply,
};
