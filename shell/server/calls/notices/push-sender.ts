import { createECDH } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';

import { parseJson } from '@coinlane/shared-contracts/codecs';
import { isPushService, sendPush, SubscriptionToken } from '@coinlane/sandbox-api/push';
import type { PushSender, Subscription } from '@coinlane/sandbox-api/push';
import type { NoticeSender } from '@coinlane/swap-gateway';

/** Push messages are about the present, so they are dropped if the push service is down for half an hour. */
const MOST_ATTEMPTS = 4;

/** Key pair for push messages, from its private key of 32 bytes in base64url. */
export const vapidKeysOf = (privateKey: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey().toString('base64url') };
};

type Options = PushSender & {
  /** Origins in addition to the browsers' push services. For tests. */
  readonly trustedOrigins: readonly string[];
};

/** Sends push messages to the push services of browsers, encrypted for the browser. */
export const createPushNoticeSender = ({ trustedOrigins, ...sender }: Options): NoticeSender => {
  const subscriptionOf = (address: string): Subscription | null => {
    const decoded = SubscriptionToken.decode(address);
    return E.isRight(decoded) && isPushService(decoded.right.endpoint, trustedOrigins) ? decoded.right : null;
  };
  return {
    accepts: (address) => subscriptionOf(address) !== null,
    send: async ({ address, attempts, language, body }) => {
      const subscription = subscriptionOf(address);
      if (subscription === null) return { _tag: 'Failed', reason: 'no push service', isPermanent: true };
      const known: unknown = parseJson(body);
      const message = Object.assign({}, known, { language });
      const sent = await sendPush(sender, subscription, message);
      if (sent === 'accepted') return { _tag: 'Delivered' };
      const isGone = sent === 'gone';
      return {
        _tag: 'Failed',
        reason: isGone ? 'the subscription has ended' : 'the push service refuses',
        isPermanent: isGone || attempts >= MOST_ATTEMPTS,
        isGone,
      };
    },
  };
};
