import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';
import { flag } from './reply-field.ts';

/** Reply of both calls of spec §7 "Push notification API". */
export const PushReply = t.type({ success: flag(false) }, 'PushReply');
export type PushReply = t.TypeOf<typeof PushReply>;

/** Registers the push token of a device. The spec sends the parameters in both query and body. */
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

/** Subscribes a device to a transaction. */
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
