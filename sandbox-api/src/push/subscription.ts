import * as t from 'io-ts';

import { jsonColumn } from '../database/index.ts';

/** What a browser gives for being reached (Push API), and the language its visitor reads; the device token of `/fcmtoken`. */
export const Subscription = t.intersection(
  [
    t.type({ endpoint: t.string, keys: t.type({ p256dh: t.string, auth: t.string }) }),
    t.partial({ language: t.string }),
  ],
  'PushSubscription',
);
export type Subscription = t.TypeOf<typeof Subscription>;

/** A token as it is stored: the subscription as JSON. Tokens of other makers do not decode. */
export const SubscriptionToken = jsonColumn(Subscription);

/** The push services of browsers: a message goes nowhere else, whatever a page says its endpoint is. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether an endpoint is a browser's push service over TLS, or at one of the origins the sandbox was told to trust. */
export const isPushService = (endpoint: string, trustedOrigins: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  if (trustedOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
};
