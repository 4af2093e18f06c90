import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';

/** Subscription of a browser (Push API) and the language of its user: the device token of `/fcmtoken`. */
export const Subscription = t.intersection(
  [
    t.type({ endpoint: t.string, keys: t.type({ p256dh: t.string, auth: t.string }) }),
    t.partial({ language: t.string }),
  ],
  'PushSubscription',
);
export type Subscription = t.TypeOf<typeof Subscription>;

/** Stored token: the subscription as JSON. Tokens of other kinds do not decode. */
export const SubscriptionToken = jsonColumn(Subscription);

/** Push services of browsers. Messages go only to these, whatever endpoint a page sends. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether an endpoint is a browser's push service over TLS, or at a trusted origin. */
export const isPushService = (endpoint: string, trustedOrigins: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (trustedOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
};
